import { expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import type { Canton } from '#tax/figures.ts'
import { taxableWealth } from './taxable-wealth.ts'

function figuresOf(canton: Canton) {
  const found = readFigures(2026, canton)
  if (!found.ok) throw new Error('not published')
  return found.canton
}

test.each([
  ['AG', 'single', 0, 500_000, 370_000],
  ['AG', 'married', 2, 500_000, 208_000],
  ['SO', 'loneParent', 1, 500_000, 380_000],
  ['BL', 'single', 0, 50_000, 0],
  ['ZH', 'married', 2, 500_000, 500_000],
] as const)('%s %s, %d children, %d: %d taxable', (canton, kind, children, net, taxable) => {
  expect(taxableWealth(figuresOf(canton), kind, children, net).taxableWealth).toBe(taxable)
})

test('where the export is silent it is said', () => {
  expect(taxableWealth(figuresOf('FR'), 'single', 0, 100_000).flags).toHaveLength(1)
  expect(taxableWealth(figuresOf('AG'), 'single', 0, 100_000).flags).toEqual([])
})
