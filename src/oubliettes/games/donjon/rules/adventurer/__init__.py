"""Who the adventurers are: sheet, passing states, party, campaign (DJ-3 to DJ-8, DJ-46)."""
