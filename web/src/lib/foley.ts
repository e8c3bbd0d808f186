/** Sounds and what one feels, where this device's person wants them. What makes the sounds is fetched at the first gesture. */
import type { Bench, SoundName } from './bench'
import { still, ways } from './ways.svelte'

let ctx: AudioContext | undefined
let bench: Bench | undefined

/** Sound sleeps until the first gesture: browsers keep silent until then. */
function wake(): void {
  if (!ways.sound) return
  if (ctx?.state === 'suspended') void ctx.resume()
  if (ctx) return
  const made = (ctx = new AudioContext())
  void import('./bench').then(({ Bench }) => (bench = new Bench(made))).catch(() => undefined)
}

export function sound(name: SoundName, nth = 1): void {
  if (ways.sound && ctx?.state === 'running') bench?.play(name, nth)
}

/** What a telephone lets one feel. */
export function touch(...pattern: readonly number[]): void {
  if (ways.sound && !still() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern])
}

if (typeof addEventListener !== 'undefined')
  for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, wake, { passive: true })
