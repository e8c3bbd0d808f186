/** What Donjon's table must know of the box beside the view (a test compares it with components.toml). */

/** What a race or a class gives: attack, defence, strength, dexterity, magic, speed. */
export const STATS: Record<
  string,
  [attack: number, defence: number, strength: number, dexterity: number, magic: number, speed: number]
> = {
  human: [3, 3, 3, 3, 3, 3],
  elf: [3, 3, 2, 3, 4, 3],
  dwarf: [3, 3, 4, 3, 3, 2],
  warrior: [2, 2, 0, 0, 0, 0],
  wizard: [0, 0, 0, 2, 2, 0],
  priest: [1, 1, 0, 0, 2, 0],
  thief: [0, 0, 0, 2, 0, 2],
}

/** The highest Power that a class may use. */
export const MAX_POWER: Record<string, number> = { warrior: 99, wizard: 1, priest: 3, thief: 2 }

/** The race of each ready-made adventurer. */
export const READY_MADE: Record<string, string> = { warrior: 'human', priest: 'dwarf', thief: 'human', wizard: 'elf' }

/** The shop: kind, price, Power, hands, pieces. */
export const SHOP: Record<string, [kind: string, price: number, power: number, hands: number, pieces: number]> = {
  dagger: ['weapon', 2, 1, 1, 1],
  staff: ['weapon', 2, 1, 2, 1],
  sling: ['ranged', 2, 1, 1, 1],
  club: ['weapon', 2, 1, 1, 1],
  short_sword: ['weapon', 4, 2, 1, 1],
  axe: ['weapon', 4, 2, 1, 1],
  short_bow: ['ranged', 4, 2, 2, 1],
  light_crossbow: ['ranged', 4, 2, 2, 1],
  hammer: ['weapon', 4, 2, 1, 1],
  mace: ['weapon', 4, 2, 1, 1],
  morning_star: ['weapon', 4, 2, 1, 1],
  spear: ['weapon', 4, 2, 1, 1],
  long_sword: ['weapon', 8, 3, 1, 1],
  battle_axe: ['weapon', 8, 3, 1, 1],
  long_bow: ['ranged', 8, 3, 2, 1],
  heavy_crossbow: ['ranged', 8, 3, 2, 1],
  halberd: ['weapon', 8, 3, 2, 1],
  two_handed_sword: ['weapon', 16, 4, 2, 1],
  two_handed_axe: ['weapon', 16, 4, 2, 1],
  two_handed_hammer: ['weapon', 16, 4, 2, 1],
  wizard_cloak: ['body', 4, 1, 1, 1],
  leather_armour: ['body', 4, 1, 1, 1],
  small_shield: ['shield', 4, 1, 1, 1],
  banded_armour: ['body', 8, 2, 1, 1],
  scale_armour: ['body', 8, 2, 1, 1],
  chain_mail: ['body', 16, 3, 1, 1],
  light_plate: ['body', 16, 3, 1, 1],
  full_plate: ['body', 32, 4, 1, 1],
  arrows: ['gear', 1, 0, 1, 10],
  stones: ['gear', 1, 0, 1, 10],
  bolts: ['gear', 1, 0, 1, 10],
  lantern: ['gear', 3, 0, 1, 1],
  torch: ['gear', 1, 0, 1, 6],
  rope: ['gear', 2, 0, 1, 1],
  rat_poison: ['gear', 3, 0, 1, 1],
  healing_potion: ['gear', 15, 0, 1, 1],
  poison: ['gear', 5, 0, 1, 1],
}

/** The rule of each skill. */
export const SKILLS: Record<string, string> = {
  mighty_blow: 'DJ-36.2',
  whirlwind: 'DJ-36.3',
  follow_through: 'DJ-36.4',
  bodyguard: 'DJ-36.5',
  parry: 'DJ-36.6',
  charge: 'DJ-36.7',
  taunt: 'DJ-36.8',
  second_wind: 'DJ-36.9',
  magic_missile: 'DJ-37.3',
  toxic_cloud: 'DJ-37.4',
  fly: 'DJ-37.5',
  ice_block: 'DJ-37.6',
  earthquake: 'DJ-37.9',
  wall_of_fire: 'DJ-37.11',
  fireball: 'DJ-37.13',
  arcane_shield: 'DJ-37.14',
  lightning_bolt: 'DJ-37.15',
  teleport: 'DJ-37.16',
  healing: 'DJ-38.2',
  purification: 'DJ-38.3',
  blessing: 'DJ-38.4',
  aegis: 'DJ-38.5',
  turn_undead: 'DJ-38.6',
  sacred_hammer: 'DJ-38.7',
  song_of_comfort: 'DJ-38.8',
  sanctuary: 'DJ-38.9',
  find_traps: 'DJ-39.2',
  lockpicking: 'DJ-39.3',
  backstab: 'DJ-39.4',
  dodge: 'DJ-39.5',
  stealth: 'DJ-39.6',
  sixth_sense: 'DJ-39.7',
  listen_at_doors: 'DJ-39.9',
  expert_search: 'DJ-39.10',
}

/** When each Event card can be played, and its rule. */
export const EVENTS: Record<string, [moment: string, rule: string]> = {
  wandering_monsters: ['exploration', 'DJ-42.3'],
  ambush: ['onset', 'DJ-42.4'],
  locked_door: ['door', 'DJ-42.5'],
  pit: ['move', 'DJ-42.6'],
  poisoned_darts: ['move', 'DJ-42.7'],
  sleeping_gas: ['move', 'DJ-42.8'],
  falling_block: ['move', 'DJ-42.9'],
  arrow_slit: ['move', 'DJ-42.10'],
  darkness: ['exploration', 'DJ-42.11'],
  draught: ['exploration', 'DJ-42.12'],
  rat_swarm: ['exploration', 'DJ-42.13'],
  reinforcements: ['melee', 'DJ-42.14'],
  frenzy: ['melee', 'DJ-42.15'],
  dark_vitality: ['melee', 'DJ-42.16'],
  notched_weapon: ['melee', 'DJ-42.17'],
  evil_eye: ['exploration', 'DJ-42.18'],
  foul_air: ['exploration', 'DJ-42.19'],
  pilfering_imp: ['exploration', 'DJ-42.20'],
  whispers: ['exploration', 'DJ-42.21'],
  portcullis: ['move', 'DJ-42.22'],
  loose_slab: ['immediate', 'DJ-42.23'],
  dead_magic: ['onset', 'DJ-42.24'],
  wrong_way: ['exploration', 'DJ-42.25'],
  distant_howl: ['exploration', 'DJ-42.26'],
  wounded_scout: ['immediate', 'DJ-42.27'],
  forgotten_cache: ['immediate', 'DJ-42.28'],
}

/** What growth costs, in XP. */
export const GROWTH: Record<string, number> = {
  characteristic: 300,
  skill: 200,
  life: 200,
  fatigue: 200,
  destiny: 200,
  treasure: 100,
}

/** The XP of a quest's objectives. */
export const OBJECTIVE_XP = { main: 100, secondary: 20 }

/** What is printed on a Treasure card: its price between games. */
export const TREASURES: Record<string, number> = {
  rune_dagger: 40,
  storm_staff: 40,
  short_sword_1: 60,
  blessed_mace: 80,
  elven_bow: 70,
  long_sword_1: 90,
  flaming_blade: 140,
  long_bow_1: 100,
  rune_axe: 150,
  great_sword_1: 130,
  mage_cloak_1: 60,
  leather_1: 60,
  shield_1: 70,
  scale_1: 90,
  chain_1: 140,
  plate_1: 220,
  rune_arrows: 30,
  demonbane_bolts: 40,
  charged_stones: 20,
  t_healing_potion: 15,
  greater_healing_potion: 30,
  vigour_potion: 20,
  strength_potion: 20,
  speed_potion: 20,
  antidote: 10,
  scroll_magic_missile: 25,
  scroll_fireball: 40,
  scroll_healing: 25,
  scroll_teleport: 35,
  ring_of_protection: 80,
  amulet_of_destiny: 100,
  ogre_gauntlets: 90,
  boots_of_the_wind: 90,
  belt_of_endurance: 90,
  skeleton_key: 30,
  everburning_lantern: 20,
  seeing_lens: 30,
}
