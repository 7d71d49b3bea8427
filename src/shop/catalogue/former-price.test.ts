import { expect, test } from 'vitest'
import { formerPrice, type RequestedPrice } from './former-price.ts'

const at = (text: string) => new Date(`${text}T00:00:00Z`)
const requested = (...prices: [day: string, cents: number][]): RequestedPrice[] =>
  prices.map(([day, priceCents]) => ({ priceCents, updatedAt: at(day) }))

test.each([
  ['one price only', requested(['2026-01-01', 49_900]), '2026-03-01', null, 'never-higher'],
  [
    'a price that went up',
    requested(['2026-01-01', 39_900], ['2026-03-01', 49_900]),
    '2026-03-02',
    null,
    'never-higher',
  ],
  ['30 days before', requested(['2026-01-01', 49_900], ['2026-01-31', 44_900]), '2026-12-31', 49_900, 'asked-30-days'],
  [
    'a day too few, at once',
    requested(['2026-01-01', 49_900], ['2026-01-30', 44_900]),
    '2026-01-31',
    49_900,
    'directly-before',
  ],
  ['half of that time later', requested(['2026-01-01', 49_900], ['2026-01-21', 44_900]), '2026-01-31', null, 'over'],
  [
    'a second before',
    requested(['2026-01-01', 49_900], ['2026-01-21', 44_900]),
    '2026-01-30',
    49_900,
    'directly-before',
  ],
  [
    'asked for 30 days, though not directly before',
    requested(['2026-01-01', 59_900], ['2026-02-15', 39_900], ['2026-02-20', 44_900]),
    '2026-06-01',
    59_900,
    'asked-30-days',
  ],
  [
    'a short rise right before a sale, after its half',
    requested(['2026-01-01', 44_900], ['2026-03-01', 59_900], ['2026-03-05', 44_800]),
    '2026-03-08',
    44_900,
    'asked-30-days',
  ],
  [
    'short ones that do not stand directly before',
    requested(['2026-01-01', 59_900], ['2026-01-10', 40_000], ['2026-01-20', 45_000]),
    '2026-01-21',
    null,
    'too-short',
  ],
  [
    'the same price set again goes on',
    requested(['2026-01-01', 49_900], ['2026-01-20', 49_900], ['2026-02-05', 44_900]),
    '2026-12-01',
    49_900,
    'asked-30-days',
  ],
] as const)('the former price of %s', (_name, history, now, cents, because) => {
  expect(formerPrice(history, at(now))).toMatchObject({ cents, because })
})
