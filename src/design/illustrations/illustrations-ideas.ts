import type { Illustration } from './drawing-parts.ts'
import {
  bar,
  between,
  disc,
  fieldHeight,
  fieldWidth,
  half,
  lens,
  line,
  type Point,
  quarter,
  unit,
} from './drawing-parts.ts'

export const cells: Illustration = (random, c) => {
  const red = between(random, 30, 60)
  let drawn = ''
  for (let cell = 0; cell < 96; cell++) {
    const column = cell % 12
    const row = Math.floor(cell / 12)
    const away = Math.abs(column - 1.2 * row) / 10
    const side = cell === red ? 94 : 100 * Math.max(0.1, 0.94 - away - random() * 0.16)
    const paint = cell === red ? c.red : (column + row) % 5 === 4 ? c.mid : c.ink
    drawn += bar(column * 100 + 50 - side / 2, row * 100 + 50 - side / 2, side, side, paint)
  }
  return drawn
}

export const route: Illustration = (random, c) => {
  let drawn = ''
  for (let y = 100; y < fieldHeight; y += 100) for (let x = 100; x < fieldWidth; x += 100) drawn += disc(x, y, 7, c.mid)
  let x = 100
  let y = 700
  const way: Point[] = [
    [-60, y],
    [x, y],
  ]
  while (x < 1000) {
    const rises = y > 150 && random() > 0.34
    const steps = between(random, 1, 2)
    const far = rises ? Math.min(steps, (y - 100) / 100, (1000 - x) / 100) : steps
    x = Math.min(1000, x + far * 100)
    if (rises) y -= far * 100
    way.push([x, y])
  }
  const [stopX, stopY] = way[Math.floor(way.length / 2)] ?? [x, y]
  const stop = disc(stopX, stopY, 52, c.ink) + disc(stopX, stopY, 26, c.ground)
  return drawn + line(way, 46, c.ink) + stop + disc(x, y, 100, c.red)
}

export const division: Illustration = (random, c) => {
  const upright = between(random, 0, 1) === 0
  return (
    bar(0, 0, 800, 800, c.ink) +
    (upright ? half(400, 800, 400, 'up', c.paper) : half(800, 400, 400, 'left', c.paper)) +
    bar(800, 0, 400, 400, c.soft) +
    quarter(800, 400, 400, c.mid) +
    bar(800, 400, 200, 200, c.mid) +
    bar(1000, 400, 200, 200, c.red) +
    bar(800, 600, 200, 200, c.ground) +
    disc(900, 700, 100, c.ink) +
    bar(1000, 600, 200, 200, c.soft) +
    half(1100, 800, 100, 'up', c.ink)
  )
}

export const overlap: Illustration = (random, c) => {
  const apart = between(random, 4, 5) * unit
  const radius = 6 * unit
  const x = fieldWidth / 2
  const y = fieldHeight / 2
  const reach = Math.sqrt(radius * radius - apart * apart)
  return (
    disc(x - apart, y, radius, c.ink) +
    disc(x + apart, y, radius, c.mid) +
    lens(x, y - reach, y + reach, radius, c.red) +
    bar(0, y - 2, x - apart - radius, 4, c.ink) +
    bar(x + apart + radius, y - 2, fieldWidth, 4, c.ink)
  )
}

export const dialog: Illustration = (random, c) => {
  const spot = between(random, 0, 2)
  return (
    half(12 * unit - 6, 7 * unit, 5.5 * unit, 'left', c.ink) +
    half(12 * unit + 6, 9.5 * unit, 5.5 * unit, 'right', c.mid) +
    disc((15 + spot) * unit, 2.6 * unit, 1.1 * unit, c.red) +
    bar(0, 12.5 * unit - 4, 12 * unit - 6, 4, c.ink) +
    bar(12 * unit + 6, 4 * unit, fieldWidth, 4, c.ink)
  )
}
