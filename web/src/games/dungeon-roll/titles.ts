/** The sign of each title: what it was earned with. */
export default {
  slayer_of_dragons: 'dragon-head',
  master_of_dragons: 'fish-scales',
  never_tell_me_the_odds: 'rolling-dices',
  last_stand: 'crossed-swords',
  doppelgangers: 'laurel-crown',
  bottomless_bag: 'locked-chest',
  dungeon_master: 'dungeon-gate',
  natural_20: 'broadsword',
  critical_hit: 'skull-crossed-bones',
  team_leader: 'visored-helm',
  magical_whirlwind: 'crystal-wand',
  dragon_lure: 'meat',
}
