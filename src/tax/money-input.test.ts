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
  ['000', 0],
  ['0.05', 5],
  ['100,00', 10_000],
  ['100.5', 10_050],
  ["1'000,5", 100_050],
  ['1 234 567,85', 123_456_785],
  ['1´000', 100_000],
  ['chf1000', 100_000],
  ['Fr. 1000.-', 100_000],
  ['SFr. 1’000.—', 100_000],
  ['\u00a0100\u00a0000\u00a0', 10_000_000],
  ['1000000000', 100_000_000_000],
  [`CHF${' '.repeat(56)}1`, 100],
])('parses %s', (submitted, cents) => {
  expect(readMoney(submitted)).toEqual({ ok: true, cents })
})

test.each([
  ['', 'amount-missing'],
  ['   ', 'amount-missing'],
  ['-5', 'amount-negative'],
  ['abc', 'amount-not-figures'],
  ['CHF', 'amount-missing'],
  ['CHF -5', 'amount-negative'],
  ['−5', 'amount-negative'],
  ['– 5', 'amount-negative'],
  ['+5', 'amount-not-figures'],
  ['(5)', 'amount-not-figures'],
  ['5-', 'amount-not-figures'],
  ['.5', 'amount-not-figures'],
  ['5.', 'amount-not-figures'],
  ['1.234', 'amount-not-figures'], // ambiguous: 1,234 in Germany, 1.234 in Switzerland
  ["1234'567", 'amount-not-figures'],
  ['100.555', 'amount-not-figures'],
  ['EUR 100', 'amount-not-figures'],
  ['CHF 100 CHF 5', 'amount-not-figures'],
  ['100 200 CHF 5', 'amount-not-figures'],
  ['１００', 'amount-not-figures'],
  ['١٠٠', 'amount-not-figures'],
  ['0x10', 'amount-not-figures'],
  ['1\u0000', 'amount-not-figures'],
  ['1000000001', 'amount-too-large'],
  ['9'.repeat(400), 'amount-too-large'],
  ["10'00", 'amount-not-figures'],
  ['1.234.567', 'amount-not-figures'],
  ['1e9', 'amount-not-figures'],
  ['12.345.6', 'amount-not-figures'],
  ['99999999999', 'amount-too-large'],
])('rejects %j: %s', (submitted, reason) => {
  expect(readMoney(submitted)).toEqual({ ok: false, reason })
})

test('whole francs drop the cents', () => {
  expect(readFrancs("12'345.95")).toEqual({ ok: true, francs: 12_345 })
})

test('a text of 60,000 blanks is rejected quickly', () => {
  const began = performance.now()
  expect(readMoney(`1${' '.repeat(60_000)}x`)).toEqual({ ok: false, reason: 'amount-not-figures' })
  // A regular expression that backtracks at every space would take several seconds.
  expect(performance.now() - began).toBeLessThan(500)
})
