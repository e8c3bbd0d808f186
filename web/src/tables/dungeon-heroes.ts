/** How Dungeon Heroes' pieces look, and where its squares lie. */
export const ICONS: Record<string, string> = {
  warrior: 'broadsword',
  cleric: 'holy-symbol',
  rogue: 'hood',
  wizard: 'pointy-hat',
  damsel: 'necklace',
  ogre: 'ogre',
  orc: 'orc-head',
  skeleton: 'skeleton',
  goblin: 'goblin-head',
  dragon: 'dragon-head',
  necromancer: 'pentacle',
  white_lady: 'ghost',
  chest: 'locked-chest',
  large_chest: 'open-treasure-chest',
  spike_pit: 'spikes',
  fireball: 'fireball',
  arrow_launcher: 'arrow-flights',
  bear_trap: 'wolf-trap',
  portal: 'magic-portal',
  moving_floor: 'floor-hatch',
  poison_cloud: 'poison-cloud',
  sword: 'broadsword',
  holy_icon: 'angel-wings',
  disarming_kit: 'lockpicks',
  magic_hat: 'pointy-hat',
  holy_grail: 'holy-grail',
  pennant: 'flying-flag',
  fairy: 'fairy',
  demon_skull: 'horned-skull',
  magic_mirror: 'mirror-mirror',
  energy_elixir: 'health-potion',
  strange_bread: 'sliced-bread',
}

/** Heroes are told apart by a letter and a colour of their own. */
export const HEROES: Record<string, { colour: string; letter: Record<string, string> }> = {
  warrior: { colour: 'var(--red)', letter: { fr: 'G', en: 'W' } },
  cleric: { colour: 'var(--blue)', letter: { fr: 'C', en: 'C' } },
  rogue: { colour: 'var(--green)', letter: { fr: 'V', en: 'R' } },
  wizard: { colour: 'var(--pink)', letter: { fr: 'M', en: 'Z' } },
  damsel: { colour: 'var(--orange)', letter: { fr: 'D', en: 'D' } },
}

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f']
/** From the treasure room down to the start. */
export const ROWS = [7, 6, 5, 4, 3, 2, 1, 0]
