/** Colours of an illustration. Each illustration must use red exactly once. */
type Colours = Record<'ground' | 'ink' | 'mid' | 'soft' | 'paper' | 'red', string>

export type Ground = 'mist' | 'ink' | 'red'

// Inline SVGs follow the theme through these custom properties. SVG files, such as social cards, use the fallbacks.
export const colours: Record<Ground, Colours> = {
  mist: {
    ground: 'var(--d-bg,#f4f5f7)',
    ink: 'var(--d-ink,#111418)',
    mid: 'var(--d-mid,#9aa1aa)',
    soft: 'var(--d-soft,#dcdfe3)',
    paper: 'var(--d-paper,#ffffff)',
    red: 'var(--d-red,#d8232a)',
  },
  ink: {
    ground: 'var(--d-inv-bg,#111418)',
    ink: 'var(--d-inv-ink,#ffffff)',
    mid: '#8b939d',
    soft: '#3b434c',
    paper: '#ffffff',
    red: 'var(--d-red,#d8232a)',
  },
  red: { ground: '#d8232a', ink: '#ffffff', mid: '#f3b8ba', soft: '#c01d24', paper: '#ffffff', red: '#111418' },
}

/** `random` determines layout and red shape. `level` is the size of a shop package, which only `sheets` uses. */
export type Illustration = (random: Random, colours: Colours, level: 1 | 2 | 3) => string

/** Returns a number from 0 (inclusive) to 1 (exclusive). */
type Random = () => number

/** Deterministic random generator: FNV-1a hashes the seed, mulberry32 generates the numbers. */
export function randomFrom(seed: string): Random {
  let hash = 2166136261
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return () => {
    hash |= 0
    hash = (hash + 0x6d2b79f5) | 0
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Random integer from `low` to `high`, both inclusive. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

export function shuffled<T>(random: Random, things: readonly T[]): T[] {
  const left = [...things]
  return things.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}

// Every illustration is drawn on a grid of 24 × 16 squares, each 50 units wide.

export const fieldWidth = 1200
export const fieldHeight = 800
export const unit = 50

export type Point = readonly [x: number, y: number]

function short(value: number): number {
  return Number(value.toFixed(1))
}

function joined(points: readonly Point[]): string {
  return points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')
}

export function bar(x: number, y: number, width: number, height: number, colour: string): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${colour}"/>`
}

export function turnedBar(pivot: Point, degrees: number, length: number, thickness: number, colour: string): string {
  const [x, y] = pivot
  const turn = `rotate(${short(degrees)} ${x} ${y})`
  return `<rect x="${x}" y="${y - thickness}" width="${length}" height="${thickness}" fill="${colour}" transform="${turn}"/>`
}

export function outline(x: number, y: number, width: number, height: number, colour: string): string {
  const box = `x="${short(x)}" y="${short(y)}" width="${width}" height="${height}"`
  return `<rect ${box} fill="none" stroke="${colour}" stroke-width="4"/>`
}

export function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"/>`
}

export function line(points: readonly Point[], width: number, colour: string): string {
  return `<path d="M${joined(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
}

const halves = {
  up: [-1, 0, 1, 0, 1],
  down: [-1, 0, 1, 0, 0],
  left: [0, -1, 0, 1, 0],
  right: [0, -1, 0, 1, 1],
} as const

export function half(x: number, y: number, radius: number, side: keyof typeof halves, colour: string): string {
  const [x1, y1, x2, y2, cleanUp] = halves[side]
  const from = `${short(x + x1 * radius)} ${short(y + y1 * radius)}`
  const to = `${short(x + x2 * radius)} ${short(y + y2 * radius)}`
  return `<path d="M${from}A${short(radius)} ${short(radius)} 0 0 ${cleanUp} ${to}Z" fill="${colour}"/>`
}

export function quarter(x: number, y: number, radius: number, colour: string): string {
  const arc = `L${short(x)} ${short(y - radius)}A${short(radius)} ${short(radius)} 0 0 1 ${short(x + radius)} ${short(y)}`
  return `<path d="M${short(x)} ${short(y)}${arc}Z" fill="${colour}"/>`
}

export function lens(x: number, top: number, bottom: number, radius: number, colour: string): string {
  const arc = (y: number) => `A${radius} ${radius} 0 0 1 ${short(x)} ${short(y)}`
  return `<path d="M${short(x)} ${short(top)}${arc(bottom)}${arc(top)}Z" fill="${colour}"/>`
}
