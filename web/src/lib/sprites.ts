/** In which file a picture is. Several tables may name the same one: each takes it from its own sprite, and fetches no other's. */
import sprites from 'virtual:sprites'

const FILES = new Map<string, string[]>()
for (const [file, names] of Object.entries(sprites))
  for (const name of names) FILES.set(name, [...(FILES.get(name) ?? []), file])
let own = ''

/** From now on pictures come from this game's sprite, where it has them. */
export function favour(game: string): void {
  own = `/assets/sprite-${game}-`
}

export function spriteOf(name: string): string | undefined {
  const files = FILES.get(name) ?? []
  return files.find((file) => file.startsWith(own)) ?? files[0]
}
