import { expect, test } from 'vitest'
import { contradictionOf, contradictionOfCode, homes, permits } from './residence.ts'

test('every permit implies a home on one side of the border, except “another or none”', () => {
  for (const permit of permits) {
    const fitting = homes.filter((crossBorder) => contradictionOf({ permit, crossBorder }) === null)
    const expected =
      permit === 'other' ? homes : permit === 'G' || permit === 'swiss-abroad' ? homes.slice(1) : homes.slice(0, 1)
    expect([permit, fitting]).toEqual([permit, expected])
  }
})

test.each([
  ['L0N', 'DE', null],
  ['L0N', 'no', 'DE'],
  ['Q0Y', 'FR', 'DE'],
  ['S2N', 'IT', null],
  ['R0N', 'no', 'IT'],
  ['A0N', 'IT', null],
  ['B2N', 'no', null],
] as const)('code %s with a home in %s: the home required instead is %s', (tariff, home, expected) => {
  expect(contradictionOfCode(tariff, home)?.values).toEqual(expected ? { tariff, home: expected } : undefined)
})
