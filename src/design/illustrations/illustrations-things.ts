import type { Illustration } from './drawing-parts.ts'
import {
  bar,
  between,
  disc,
  fieldHeight,
  fieldWidth,
  half,
  outline,
  shuffled,
  turnedBar,
  unit,
} from './drawing-parts.ts'

export const facade: Illustration = (random, c) => {
  const tops = shuffled(random, [6, 2, 8, 4, 10])
  const firstLit = between(random, 0, 3)
  let drawn = disc(between(random, 16, 20) * unit, 4 * unit, 2.5 * unit, c.soft)
  let x = 2 * unit
  let lit = false
  ;[4, 5, 3, 5, 3].forEach((width, i) => {
    const top = tops[i] ?? 6
    drawn += bar(x, top * unit, width * unit, fieldHeight - top * unit, i % 2 ? c.mid : c.ink)
    for (let across = 0; across < width - 1; across += 1.5) {
      for (let down = 1; down < 15 - top; down += 2) {
        const lights = !lit && i >= firstLit && down > 2
        if (lights) lit = true
        const size = unit * 0.9
        drawn += bar(x + (across + 0.5) * unit, (top + down) * unit, size, size, lights ? c.red : c.ground)
      }
    }
    x += width * unit
  })
  return drawn + bar(0, fieldHeight - 24, fieldWidth, 24, c.ink)
}

export const shelter: Illustration = (random, c) => {
  const centre = between(random, 11, 13) * unit
  const red = between(random, 1, 4)
  let drawn =
    half(centre, 10.4 * unit, 10.4 * unit, 'up', c.ink) +
    half(centre, 10.4 * unit, 5 * unit, 'up', c.ground) +
    bar(centre - 5 * unit, 10.4 * unit - 1, 10 * unit, 2, c.ground)
  for (let i = 0; i < 6; i++) {
    drawn += disc(centre - 9 * unit + i * 3.6 * unit, 12.8 * unit, 1.4 * unit, i === red ? c.red : c.ink)
  }
  return drawn + bar(0, 15 * unit, fieldWidth, unit, c.soft)
}

export const fan: Illustration = (random, c) => {
  const red = between(random, 2, 5)
  let drawn = ''
  for (let i = 0; i < 9; i++) {
    const paint = i === red ? c.red : i % 3 === 2 ? c.mid : c.ink
    drawn += turnedBar([unit, 15 * unit], -i * 10.2, 1160 - i * 42, 64, paint)
  }
  return drawn
}

export const calendar: Illustration = (random, c) => {
  const red = between(random, 18, 30)
  let drawn = ''
  for (let day = 0; day < 35; day++) {
    const x = 2 * unit + (day % 7) * 146
    const y = 1.5 * unit + Math.floor(day / 7) * 134
    const weekend = day % 7 > 4
    const paint = day < red ? c.ink : c.soft
    drawn += day === red ? disc(x + 62, y + 58, 62, c.red) : bar(x, y, 116, weekend ? 32 : 116, paint)
  }
  return drawn
}

export const sheets: Illustration = (random, c, level) => {
  const width = 540
  const height = 764
  const left = { 1: 5, 2: 3.4, 3: 2 }[level] * unit
  const top = 3.4 * unit
  const [discX, discY, radius] = { 1: [19, 5, 2.5] as const, 2: [20, 7, 5.5] as const, 3: [19.5, 7, 8] as const }[level]
  let drawn = disc(discX * unit, discY * unit, radius * unit, level === 3 ? c.ink : c.mid)
  for (let i = level - 1; i >= 0; i--) {
    const x = left + i * 3 * unit
    const y = top - i * 1.1 * unit
    drawn +=
      bar(x, y, width, height, i === 0 ? c.paper : i === 1 ? c.soft : c.mid) + outline(x, y, width, height, c.ink)
  }
  drawn += bar(left + 56, top + 56, 190, 40, c.ink)
  for (let row = 0; row < 6; row++) {
    const y = top + 164 + row * 56
    drawn += bar(left + 56, y, 150 + random() * 120, 12, c.mid) + bar(left + width - 152, y, 96, 12, c.ink)
  }
  return drawn + bar(left + 56, top + 512, width - 112, 52, c.red)
}

export const contents: Illustration = (random, c) => {
  let drawn = ''
  for (let i = 0; i < 6; i++) {
    const y = (1.5 + i * 2.3) * unit
    drawn += bar(2 * unit, y, 1.4 * unit, 1.4 * unit, i === 2 ? c.red : c.ink)
    drawn += bar(4.4 * unit, y, (8 + random() * 8) * unit, 0.55 * unit, c.ink)
    drawn += bar(4.4 * unit, y + 0.95 * unit, (5 + random() * 6) * unit, 0.3 * unit, c.mid)
  }
  return drawn
}
