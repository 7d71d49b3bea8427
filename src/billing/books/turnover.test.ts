import { expect, test } from 'vitest'
import { type Turnover, turnoverByChannel, turnoverByMonth } from './turnover.ts'

const of = (month: number, vatRateBp: number, payBy: Turnover['payBy'], grossCents: number): Turnover => ({
  ...{
    month,
    vatRateBp,
    vatCode: 'domestic',
    payBy,
    count: grossCents > 0 ? 1 : 0,
    grossCents,
    vatCents: vatRateBp > 0 ? 8 : 0,
  },
})
const year = [
  of(2, 0, 'transfer', 5_000),
  of(2, 810, 'provider', 10_000),
  of(2, 810, 'transfer', -2_000),
  of(11, 810, 'provider', 1_000),
]

test('turnover by month sums rates and payment channels, and omits empty months', () => {
  expect(turnoverByMonth(year)).toEqual([
    { month: 2, count: 2, grossCents: 13_000, vatCents: 16 },
    { month: 11, count: 1, grossCents: 1_000, vatCents: 8 },
  ])
  expect(turnoverByMonth([])).toEqual([])
})

test('turnover by channel sums all months, in a fixed order', () => {
  expect(turnoverByChannel(year)).toEqual([
    { payBy: 'provider', grossCents: 11_000 },
    { payBy: 'transfer', grossCents: 3_000 },
  ])
})
