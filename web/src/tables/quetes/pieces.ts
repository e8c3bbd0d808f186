/** What is in the box of Donjon, Quêtes et Trahisons: as much of it as the table must know (a test compares it with components.toml). */

/** Adventure cards that can be fought: type, power, gems, trophy points. */
export const MONSTERS: Record<string, [type: string, power: number, gems: number, trophies: number]> = {
  sewer_goblin: ['humanoid', 4, 1, 0],
  prying_kobold: ['humanoid', 4, 2, 0],
  one_eyed_brigand: ['humanoid', 6, 2, 0],
  lizardfolk_scout: ['humanoid', 6, 2, 0],
  drunken_orc: ['humanoid', 8, 2, 0],
  gnoll_hunter: ['humanoid', 8, 3, 0],
  masked_cultist: ['humanoid', 8, 3, 0],
  hobgoblin_sergeant: ['humanoid', 10, 3, 0],
  renegade_dwarf: ['humanoid', 10, 3, 0],
  elven_assassin: ['humanoid', 10, 4, 0],
  ogre_cook: ['humanoid', 12, 4, 0],
  orc_champion: ['humanoid', 12, 4, 0],
  bridge_troll: ['humanoid', 14, 4, 0],
  infernal_cyclops: ['humanoid', 16, 5, 1],
  labyrinth_minotaur: ['humanoid', 16, 5, 1],
  storm_giant: ['humanoid', 18, 6, 2],
  crawling_hand: ['undead', 4, 1, 0],
  leaping_skull: ['undead', 4, 1, 0],
  rusty_skeleton: ['undead', 6, 2, 0],
  pot_bellied_zombie: ['undead', 6, 3, 0],
  hungry_ghoul: ['undead', 8, 2, 0],
  well_drowned: ['undead', 8, 3, 0],
  skeleton_archer: ['undead', 8, 3, 0],
  dusty_mummy: ['undead', 10, 3, 0],
  corridor_shade: ['undead', 10, 3, 0],
  hanged_executioner: ['undead', 10, 3, 0],
  wailing_banshee: ['undead', 12, 4, 0],
  bone_knight: ['undead', 12, 4, 0],
  armoured_revenant: ['undead', 14, 5, 0],
  vampire_count: ['undead', 16, 5, 1],
  soul_reaper: ['undead', 16, 5, 1],
  ageless_lich: ['undead', 18, 6, 2],
  giant_rat: ['creature', 4, 1, 0],
  shrieking_mushroom: ['creature', 4, 2, 0],
  blood_bat: ['creature', 6, 1, 0],
  green_jelly: ['creature', 6, 2, 0],
  mist_wolf: ['creature', 8, 3, 0],
  moonweaver_spider: ['creature', 8, 3, 0],
  screeching_harpy: ['creature', 8, 3, 0],
  acid_slug: ['creature', 10, 3, 0],
  wild_griffin: ['creature', 10, 4, 0],
  ember_salamander: ['creature', 10, 4, 0],
  cave_basilisk: ['creature', 12, 3, 0],
  royal_manticore: ['creature', 12, 4, 0],
  three_voiced_chimera: ['creature', 14, 4, 0],
  marsh_hydra: ['creature', 16, 5, 1],
  stone_behemoth: ['creature', 16, 5, 1],
  black_phoenix: ['creature', 18, 6, 2],
  dragon_black: ['dragon', 19, 0, 3],
  dragon_red: ['dragon', 19, 0, 3],
  dragon_green: ['dragon', 19, 0, 3],
  djinn: ['', 15, 0, 0],
  mimic: ['', 12, 0, 0],
  doppelganger: ['', 0, 6, 0],
}

/** Objects: slot, bonus, and the one character who can use it. */
export const OBJECTS: Record<string, [slot: string, bonus: number, reserved: string]> = {
  blunt_dagger: ['weapon', 1, ''],
  short_sword: ['weapon', 2, ''],
  steel_flail: ['weapon', 3, ''],
  double_axe: ['weapon', 4, ''],
  wooden_buckler: ['armour', 1, ''],
  helm_of_the_dead: ['armour', 2, ''],
  dwarven_hauberk: ['armour', 3, ''],
  titan_cuirass: ['armour', 4, ''],
  copper_ring: ['jewel', 1, ''],
  jade_brooch: ['jewel', 2, ''],
  colossus_bracelet: ['jewel', 3, ''],
  starry_diadem: ['jewel', 4, ''],
  lightning_axe: ['weapon', 0, 'barbarian'],
  bow_of_constraint: ['weapon', 0, 'forester'],
  armour_of_might: ['armour', 0, 'warrior'],
  helm_of_oblivion: ['armour', 0, 'priest'],
  charm_ring: ['jewel', 0, 'sorcerer'],
  blackmail_charm: ['jewel', 0, 'thief'],
  dragon_sword: ['weapon', 5, ''],
  dragon_armour: ['armour', 5, ''],
  dragon_amulet: ['jewel', 5, ''],
}

export const EVENTS = ['meteor_swarm', 'day_of_grace', 'bloodthirst', 'new_choice', 'unexpected_delivery', 'putrefaction', 'day_in_hell', 'first_shall_be_last', 'the_toll', 'surge_of_love']
export const MAX_WOUNDS = 4
export const ARENA_ROUND = 3
export const HELL_MONSTERS = 3
export const HEAL_PRICE = 2
export const QUEST_PRICE = 2
export const TROPHY_PRICE = 6
/** What an announced unique power adds. */
export const UNIQUE_BONUS: Record<string, number> = { barbarian: 4, forester: 6, warrior: 2 }
/** What each quest is printed with, for an odd and for an even number of players. */
export const QUESTS: Record<string, [odd: number, even: number]> = {
  lavish: [2, 2],
  jeweller: [2, 2],
  keen_edge: [2, 2],
  blacksmith: [2, 2],
  dragon: [3, 3],
  just: [2, 2],
  bloodthirsty: [2, 2],
  hunter: [2, 2],
  benefactor: [2, 2],
  st_michael: [3, 3],
  witcher: [3, 3],
  wretched: [3, 3],
  hero: [1, 1],
  lucky: [4, 4],
  greed: [4, 4],
  st_gary: [2, 2],
  intrepid: [3, 4],
  coward: [2, 2],
}
export const MAIN_TIMES = 2
