/** Sounds made on the spot: struck modes (bone, wood, metal) and shaped noise, in a small stone room. No file is fetched. */

type Parts = readonly (readonly [hz: number, seconds: number, gain: number])[]

const VOLUME = 0.6
/** How loud each is, set by measuring: a tap near 0.12 of full scale, a blow near 0.45. */
const LOUD: Record<string, number> = {
  tap: 4, lift: 4, bounce: 3.6, hit: 3.6, miss: 5, block: 5, wound: 3.2, death: 2.6, coin: 3.4, gem: 6,
  page: 4, seal: 3.4, step: 3.6, fist: 2.8, betray: 2, alas: 3.4, door: 1.2,
} // prettier-ignore

const BONE: Parts = [[1480, 0.045, 0.35], [2710, 0.035, 0.26], [4230, 0.022, 0.16], [6400, 0.014, 0.08]] // prettier-ignore
const WOOD: Parts = [[210, 0.09, 0.4], [430, 0.06, 0.22], [890, 0.035, 0.12]] // prettier-ignore
const IRON: Parts = [[523, 0.5, 0.1], [1187, 0.42, 0.09], [1906, 0.3, 0.07], [2750, 0.2, 0.05]] // prettier-ignore
const COIN: Parts = [[3150, 0.34, 0.1], [4720, 0.28, 0.09], [6330, 0.2, 0.06], [8010, 0.14, 0.03]] // prettier-ignore

/** A number near 1. */
const near = (spread: number): number => 1 + (Math.random() - 0.5) * spread

/** What sounds are made with, in one room. */
export class Bench {
  private readonly dry: GainNode
  private readonly wet: GainNode
  private hiss: AudioBuffer
  private loud = 1

  constructor(private readonly ctx: BaseAudioContext) {
    this.dry = ctx.createGain()
    this.wet = ctx.createGain()
    const limit = ctx.createDynamicsCompressor()
    const echo = ctx.createConvolver()
    echo.buffer = this.noise(2, 1.1, (i, n) => (1 - i / n) ** 3.4 * Math.min(1, i / 400))
    this.hiss = this.noise(1, 2, () => 1)
    this.dry.gain.value = VOLUME
    this.wet.gain.value = 0.16
    limit.threshold.value = -14
    limit.ratio.value = 6
    this.dry.connect(limit)
    this.wet.connect(echo).connect(limit)
    limit.connect(ctx.destination)
  }

  private noise(channels: number, seconds: number, shape: (i: number, n: number) => number): AudioBuffer {
    const n = Math.floor(this.ctx.sampleRate * seconds)
    const buffer = this.ctx.createBuffer(channels, n, this.ctx.sampleRate)
    for (let channel = 0; channel < channels; channel++) {
      const data = buffer.getChannelData(channel)
      for (let i = 0; i < n; i++) data[i] = (Math.random() * 2 - 1) * shape(i, n)
    }
    return buffer
  }

  private out(node: AudioNode, gain: GainNode): void {
    node.connect(gain)
    gain.connect(this.dry)
    gain.connect(this.wet)
  }

  private swell(gain: GainNode, at: number, top: number, attack: number, length: number): void {
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.linearRampToValueAtTime(top * this.loud, at + attack)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  }

  /** A struck body. */
  strike(parts: Parts, { at = 0, gain = 1, bend = 0 } = {}): void {
    const t = this.ctx.currentTime + at
    for (const [f, length, loud] of parts) {
      const o = this.ctx.createOscillator()
      const a = this.ctx.createGain()
      const hz = f * near(0.05)
      o.frequency.setValueAtTime(hz, t)
      if (bend) o.frequency.exponentialRampToValueAtTime(hz * bend, t + length)
      this.swell(a, t, loud * gain, 0.0015, length)
      this.out(o, a)
      o.start(t)
      o.stop(t + length + 0.02)
    }
  }

  /** Shaped noise. */
  air(
    length: number,
    {
      at = 0,
      gain = 0.3,
      type = 'bandpass' as BiquadFilterType,
      f = 1000,
      to = 0,
      q = 1,
      attack = 0.005,
      wobble = 0,
    } = {},
  ): void {
    const t = this.ctx.currentTime + at
    const s = this.ctx.createBufferSource()
    const b = this.ctx.createBiquadFilter()
    const a = this.ctx.createGain()
    s.buffer = this.hiss
    s.loop = true
    b.type = type
    b.Q.value = q
    b.frequency.setValueAtTime(f, t)
    b.frequency.exponentialRampToValueAtTime(to || f, t + length)
    this.swell(a, t, gain, attack, length)
    if (wobble) this.shaken(a.gain, wobble, gain * 0.6, t, length)
    s.connect(b)
    this.out(b, a)
    s.start(t, Math.random())
    s.stop(t + length + 0.02)
  }

  /** A low voice. */
  drone(
    f: number,
    length: number,
    { at = 0, gain = 0.2, to = f, fm = 0, depth = 0, cut = 600, attack = 0.03 } = {},
  ): void {
    const t = this.ctx.currentTime + at
    const o = this.ctx.createOscillator()
    const b = this.ctx.createBiquadFilter()
    const a = this.ctx.createGain()
    o.type = 'sawtooth'
    o.frequency.setValueAtTime(f, t)
    o.frequency.exponentialRampToValueAtTime(to, t + length)
    b.type = 'lowpass'
    b.frequency.setValueAtTime(cut, t)
    b.frequency.exponentialRampToValueAtTime(cut * 0.4, t + length)
    if (fm) this.shaken(o.frequency, fm, depth, t, length)
    this.swell(a, t, gain, attack, length)
    o.connect(b)
    this.out(b, a)
    o.start(t)
    o.stop(t + length + 0.02)
  }

  private shaken(what: AudioParam, hz: number, depth: number, at: number, length: number): void {
    const o = this.ctx.createOscillator()
    const g = this.ctx.createGain()
    o.frequency.value = hz
    g.gain.value = depth
    o.connect(g).connect(what)
    o.start(at)
    o.stop(at + length)
  }

  pluck(f: number, at: number, gain = 0.2): void {
    this.strike(
      [1, 2, 3, 4, 5].map((k) => [f * k * 1.001, 1.1 / k, gain / (k * k * 0.7)] as const),
      { at },
    )
  }

  play(name: SoundName, nth = 1): void {
    this.loud = LOUD[name] ?? 1
    SOUNDS[name](this, nth)
  }
}

const SOUNDS = {
  tap: (b) => b.strike(WOOD, { gain: 0.45 }),
  lift: (b) => {
    b.air(0.09, { gain: 0.07, f: 1400, to: 2600, q: 0.8 })
    b.strike(BONE, { gain: 0.18 })
  },
  bounce: (b, nth) => {
    b.strike(BONE, { gain: 0.75 / nth })
    b.strike(WOOD, { gain: 0.6 / nth })
    b.air(0.02, { gain: 0.25 / nth, f: 3200, q: 0.6 })
  },
  hit: (b) => {
    b.strike([[130, 0.2, 0.8]], { bend: 0.4 })
    b.air(0.07, { gain: 0.45, f: 900, to: 300 })
    b.strike(IRON, { gain: 0.8, at: 0.005 })
  },
  miss: (b) => b.air(0.24, { gain: 0.22, f: 500, to: 2200, q: 1.6, attack: 0.09 }),
  block: (b) => {
    b.strike(IRON, { gain: 1.3 })
    b.strike(WOOD, { gain: 0.6 })
  },
  wound: (b) => {
    b.strike([[95, 0.26, 0.9]], { bend: 0.5 })
    b.air(0.12, { gain: 0.3, f: 420, to: 140, type: 'lowpass' })
  },
  death: (b) => {
    for (let i = 0; i < 6; i++) b.strike(BONE, { gain: 0.4 * near(0.8), at: i * 0.035 * near(0.6) })
    b.air(0.4, { gain: 0.3, f: 1200, to: 160, type: 'lowpass' })
  },
  coin: (b) => {
    b.strike(COIN)
    b.strike(COIN, { at: 0.07, gain: 0.7 })
  },
  gem: (b) => b.strike([[2093, 0.6, 0.1], [4186, 0.4, 0.06], [6270, 0.25, 0.03]]), // prettier-ignore
  door: (b) => {
    b.drone(74, 0.55, { to: 96, fm: 31, depth: 22, gain: 0.16, cut: 900 })
    b.air(0.6, { gain: 0.2, f: 180, to: 90, type: 'lowpass', wobble: 13 })
    b.strike(WOOD, { at: 0.5 })
  },
  slab: (b) => {
    b.air(0.26, { gain: 0.4, f: 320, to: 160, type: 'lowpass', wobble: 21, attack: 0.03 })
    b.strike([[160, 0.12, 0.6], [340, 0.07, 0.25]], { at: 0.22 }) // prettier-ignore
  },
  page: (b) => b.air(0.13, { gain: 0.16, f: 2600, to: 5200, q: 0.7, attack: 0.03 }),
  seal: (b) => {
    b.strike([[150, 0.11, 0.6]], { bend: 0.7 })
    b.air(0.05, { gain: 0.12, f: 700 })
  },
  step: (b) => {
    b.strike([[180, 0.06, 0.3]], { bend: 0.6 })
    b.air(0.05, { gain: 0.1, f: 1100, q: 0.7 })
  },
  fist: (b) => b.strike([[170, 0.1, 0.7], [260, 0.06, 0.3]], { bend: 0.7 }), // prettier-ignore
  betray: (b) => {
    b.air(0.16, { gain: 0.28, f: 1500, to: 6500, q: 2, attack: 0.05 })
    b.strike([[2140, 0.9, 0.12], [3370, 0.7, 0.08], [5110, 0.4, 0.05]], { at: 0.12 }) // prettier-ignore
    b.drone(98, 1, { at: 0.12, gain: 0.16, cut: 700 })
    b.drone(103.8, 1, { at: 0.12, gain: 0.14 })
  },
  level: (b) => [220, 330, 440].forEach((f, i) => b.pluck(f, i * 0.09)),
  dragon: (b) => {
    b.drone(52, 1.2, { to: 38, fm: 23, depth: 26, gain: 0.42, cut: 420, attack: 0.18 })
    b.air(1.1, { gain: 0.3, f: 260, to: 120, type: 'lowpass', wobble: 17, attack: 0.2 })
  },
  victory: (b) => [220, 277.2, 329.6, 440, 554.4].forEach((f, i) => b.pluck(f, i * 0.12, 0.24)),
  defeat: (b) => [220, 207.7, 164.8, 110].forEach((f, i) => b.pluck(f, i * 0.2, 0.26)),
  crit: (b) => {
    b.strike(IRON, { gain: 1.6 })
    ;[440, 660, 880].forEach((f, i) => b.pluck(f, 0.03 + i * 0.05))
  },
  alas: (b) => b.strike([[233, 0.5, 0.2], [220, 0.6, 0.2]], { bend: 0.94 }), // prettier-ignore
} satisfies Record<string, (bench: Bench, nth: number) => void>
export type SoundName = keyof typeof SOUNDS
