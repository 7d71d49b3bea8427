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
  ['', 'Enter an amount.'],
  ['   ', 'Enter an amount.'],
  ['-5', 'Enter an amount that is not negative.'],
  ['abc', "Enter an amount in figures, for example 100'000."],
  ["10'00", "Enter an amount in figures, for example 100'000."],
  ['1.234.567', "Enter an amount in figures, for example 100'000."],
  ['1e9', "Enter an amount in figures, for example 100'000."],
  ['12.345.6', "Enter an amount in figures, for example 100'000."],
  ['99999999999', "Enter an amount of at most 1'000'000'000."],
])('refuses %j in words', (typed, text) => {
  expect(readMoney(typed)).toEqual({ ok: false, text })
})

test('whole francs cut centimes off', () => {
  expect(readFrancs("12'345.95")).toEqual({ ok: true, francs: 12_345 })
})
