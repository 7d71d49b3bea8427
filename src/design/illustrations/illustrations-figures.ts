import type { Illustration } from './drawing-parts.ts'
import { bar, between, disc, fieldHeight, fieldWidth, half, line, type Point, quarter, unit } from './drawing-parts.ts'

const federalBrackets = [
  { from: 15200, rate: 0.77 },
  { from: 33200, rate: 0.88 },
  { from: 43500, rate: 2.64 },
  { from: 58000, rate: 2.97 },
  { from: 76200, rate: 5.94 },
  { from: 82100, rate: 6.6 },
  { from: 108900, rate: 8.8 },
  { from: 141500, rate: 11 },
  { from: 185100, rate: 13.2 },
] as const

const lastIncome = 240000

export const brackets: Illustration = (random, c) => {
  const start = federalBrackets[0].from
  const perFranc = fieldWidth / (lastIncome - start)
  let drawn = disc(between(random, 5, 8) * unit, 6 * unit, 4 * unit, c.soft)
  const red = between(random, 6, 7)
  federalBrackets.forEach(({ from, rate }, i) => {
    const next = federalBrackets[i + 1]
    const width = ((next?.from ?? lastIncome) - from) * perFranc - (next ? 4 : 0)
    const height = (rate / 13.2) * 13 * unit + 20
    drawn += bar((from - start) * perFranc, fieldHeight - height, width, height, i === red ? c.red : c.ink)
  })
  return drawn
}

/** Pension and savings: quarter discs. Each radius exceeds the next smaller one by seven years of 3 % growth. */
export const growth: Illustration = (random, c) => {
  const radii = [1060, 862, 701, 570, 463, 377, 306]
  const paints = [c.ink, c.ground, c.mid, c.ground, c.soft, c.ink, c.ink]
  const rings = radii.map((radius, i) => quarter(0, fieldHeight, radius, paints[i] ?? c.ink)).join('')
  const sun = disc(between(random, 19, 21) * unit, 3 * unit, 2 * unit, c.ink)
  return rings + quarter(0, fieldHeight, 200, c.red) + sun
}

export const wealth: Illustration = (random, c) => {
  const base = 14 * unit
  const small = between(random, 1, 2) * unit
  const side = (['up', 'left', 'right'] as const)[between(random, 0, 2)] ?? 'up'
  return (
    disc(16 * unit, base - 6 * unit, 6 * unit, c.ink) +
    disc(6.5 * unit, base - 3.5 * unit, 3.5 * unit, c.mid) +
    disc(small, base - unit, unit, c.ink) +
    disc(22.9 * unit, base - 1.5 * unit, 1.5 * unit, c.red) +
    half(16 * unit, base - 6 * unit, 3 * unit, side, c.ground) +
    bar(0, base, fieldWidth, 8, c.ink) +
    bar(0, base + 8, fieldWidth, fieldHeight, c.soft)
  )
}

export const ledger: Illustration = (random, c) => {
  const axis = between(random, 9, 11) * unit
  const red = between(random, 2, 5)
  let drawn = ''
  for (let i = 0; i < 8; i++) {
    const cost = (3 + random() * 6.4) * unit
    const income = (4 + random() * 9.5) * unit
    const y = (1 + i * 1.8) * unit
    drawn += bar(axis - cost, y, cost, unit * 1.1, c.mid) + bar(axis, y, income, unit * 1.1, i === red ? c.red : c.ink)
  }
  return drawn + bar(axis - 4, 0, 8, fieldHeight, c.ink)
}

export const phases: Illustration = (_random, c) => {
  const day = (20 * unit) / 18
  let drawn = ''
  for (let i = 0; i <= 18; i++) drawn += bar(2 * unit + i * day, unit, 2, 14 * unit, c.soft)
  let x = 2 * unit
  const paints = [c.ink, c.mid, c.ink, c.red]
  ;[1, 5, 10, 2].forEach((days, i) => {
    drawn += bar(x, (2.4 + i * 3) * unit, days * day, 2 * unit, paints[i] ?? c.ink)
    x += days * day
  })
  return drawn
}

export const slope: Illustration = (_random, c) => {
  let drawn = ''
  for (let i = 0; i < 12; i++) {
    const height = (2 + i * 0.9) * unit
    drawn += bar((1 + i * 1.9) * unit, fieldHeight - height, 1.2 * unit, height, i === 8 ? c.red : c.soft)
  }
  const curve: Point[] = []
  let tax = 0
  for (let thousand = 0; thousand <= lastIncome / 1000; thousand++) {
    tax += federalBrackets.findLast(({ from }) => thousand * 1000 >= from)?.rate ?? 0
    curve.push([thousand * 5, fieldHeight - 80 - (tax / 1600) * 640])
  }
  return drawn + line(curve, 18, c.ink)
}
