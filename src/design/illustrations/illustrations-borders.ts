import type { Illustration } from './drawing-parts.ts'
import { bar, between, disc, fieldHeight, fieldWidth, half, line, type Point, unit } from './drawing-parts.ts'

export const bridge: Illustration = (random, c) => {
  const deck = 6 * unit
  const at = between(random, 4, 20) * unit
  let drawn = bar(0, deck, fieldWidth, 5 * unit, c.ink)
  for (const centre of [5, 12, 19]) {
    const y = 11 * unit
    drawn +=
      half(centre * unit, y, 3.2 * unit, 'up', c.ground) + bar((centre - 3.2) * unit, y - 1, 6.4 * unit, 2, c.ground)
  }
  for (let row = 0; row < 3; row++) {
    const length = (8 + random() * 10) * unit
    drawn += bar(row * 4 * unit, (12 + row * 1.3) * unit, length, 0.4 * unit, row === 1 ? c.mid : c.soft)
  }
  return drawn + disc(at, deck - 1.6 * unit, 1.6 * unit, c.red)
}

export const rings: Illustration = (random, c) => {
  const x = between(random, 8, 16) * unit
  const y = 8 * unit
  let drawn = ''
  for (let ring = 7; ring > 0; ring--) {
    const paint = ring % 2 ? c.ground : ring === 6 ? c.soft : ring === 4 ? c.mid : c.ink
    drawn += disc(x, y, ring * 1.35 * unit, paint)
  }
  return drawn + disc(x, y, unit, c.red)
}

export const gate: Illustration = (random, c) => {
  const open = between(random, 3, 8)
  let drawn = bar(0, 13.5 * unit, fieldWidth, 0.5 * unit, c.ink)
  for (let post = 0; post < 12; post++) {
    const height = (post === open ? 4 : 8 + random() * 3) * unit
    const paint = post === open ? c.red : post % 4 === 3 ? c.mid : c.ink
    drawn += bar((post * 2 + 0.5) * unit, 13.5 * unit - height, unit, height, paint)
  }
  return drawn
}

export const peaks: Illustration = (random, c) => {
  const ridge = (base: number, rise: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => [i * 3 * unit, (base - (i % 2 ? rise + random() * 2 : 0)) * unit] as const)
  return (
    disc(between(random, 5, 19) * unit, 3 * unit, 1.6 * unit, c.red) +
    line(ridge(9, 3), 40, c.soft) +
    line(ridge(11.5, 3.5), 40, c.mid) +
    line(ridge(14, 4), 40, c.ink) +
    bar(0, fieldHeight - 24, fieldWidth, 24, c.ink)
  )
}
