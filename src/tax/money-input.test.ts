import { expect, test } from 'vitest'
import { readFrancs, readMoney } from './money-input.ts'

test.each([
  ["100'000", 10_000_000],
  ['100’000', 10_000_000],
  ['100000', 10_000_000],
  ['100,000', 10_000_000],
  ['100 000', 10_000_000],
  ['100\u202f000', 10_000_000],
  ["1'234'567.85", 123_456_785],
  ['1,234,567.85', 123_456_785],
  ['1234,50', 123_450],
  ['12.5', 1_250],
  ["CHF 4'500.–", 450_000],
  ['4500.-- Fr.', 450_000],
  ['  80000 ', 8_000_000],
  ['0', 0],
])('reads %s', (typed, cents) => {
  expect(readMoney(typed)).toEqual({ ok: true, cents })
})

test.each([
  ['', 'amount-missing'],
  ['   ', 'amount-missing'],
  ['-5', 'amount-negative'],
  ['abc', 'amount-not-figures'],
  ["10'00", 'amount-not-figures'],
  ['1.234.567', 'amount-not-figures'],
  ['1e9', 'amount-not-figures'],
  ['12.345.6', 'amount-not-figures'],
  ['99999999999', 'amount-too-large'],
])('refuses %j: %s', (typed, reason) => {
  expect(readMoney(typed)).toEqual({ ok: false, reason })
})

test('whole francs cut centimes off', () => {
  expect(readFrancs("12'345.95")).toEqual({ ok: true, francs: 12_345 })
})
