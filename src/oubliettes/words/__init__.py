"""What is said, in French and in English: one way in for every room that speaks to people.

Each game's folder has `words.fr.ftl` and `words.en.ftl`, with the same messages; what all games share is in `ui.*.ftl`
beside this file. What the messages are called, and what they are given:

- `game-title`, `game-summary` (one line), `game-minutes`, `game-credits` (who made it).
- `prompt-<prompt>`: the question of an ask, with its facts, and `$seat`, the player asked.
- `pick-<verb>`: the label of a pick; `pick-<verb>-<argument>`, of its first one or of a later string, says it better
  for one thing, `pick-<verb>-bare` for the verb alone. `$a`, `$b`, `$c` are its arguments: a string is spelled by its
  thing's name, a number stays one, and a string directly followed by a number is a counted thing.
  `("fight", "die:fighter", "goblin", 2)` gives `$a` = "Fighter", `$b` = "2 goblins", `$c` = 2. `$a1`, `$b1` ... are the
  same strings, never counted; `$a_nth` is a place in a list as people count, from one. `$self` says whether the second
  argument is the first once more (`yes`, `no`): the Cleric heals himself.
  Three attributes may follow: `.rules`, the numbers of the rules behind the pick (there the arguments are ids, in the
  form they have in `thing-<id>`), `.sure`, the question put before a pick that would be regretted, and `.calm` of one
  that leaves something undone: no room shows it as what to do next.
- `event-<key>`: a sentence of the log. Facts by their names: a string is spelled by its thing's name, a `(thing, n)`
  pair as a counted thing, a tuple of these as a list; `seat` and `*_seat` are players' names, `pick` is a pick's label.
  One that has the attribute `.quiet` is told in the whole log only, not in passing.
- `thing-<id>`: the name of anything with an id, with `$n` for the plural; what is not a letter, a digit, `-` or `_` in
  the id becomes `-`. `seat:0`, `seat:1` ... are spelled as the players' names and need no message. Two attributes may
  follow: `.subject` ("The ogre", at the beginning of a sentence) and `.object` ("the ogre"); of a fact `monster`,
  messages are given them as `$monster_subject` and `$monster_object`, of an argument `$a` as `$a_subject`, `$a_object`.
- `ending-<key>`, `option-<id>`, `option-<id>-<value>`, `sheet-<line of a score sheet>`.
- `dice-<what>` and `face-<what>-<value>`: dice typed in by hand.
- `roll-<what>`, `outcome-<outcome>` and `mod-<name>` (or the name of the thing): dice that decided something.
- `note-<key>`: one thing to know about a pick, with its facts, spelled as those of an event; of the fact `rule`, the
  text of that rule.
- `kind-<kind>`, `number-<name>`, `text-<id>`: what the box says of a thing; `order-<id>`: a standing order.
"""

from oubliettes.words.language import language
from oubliettes.words.words import MissingWords, Words, percent, slug, typeset

__all__ = ["MissingWords", "Words", "language", "percent", "slug", "typeset"]
