/** The picture on each Hero's card: on the table, and on the wall of whoever has led one. */
export const HERO_ICONS: Readonly<Record<string, string>> = {
  mercenary: 'sword-clash',
  occultist: 'pentacle',
  minstrel: 'lyre',
  knight: 'mounted-knight',
  enchantress: 'fairy-wand',
  half_goblin: 'goblin',
  crusader: 'visored-helm',
  spellsword: 'rune-sword',
}
