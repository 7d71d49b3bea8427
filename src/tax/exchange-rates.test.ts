import { describe, expect, test } from 'vitest'
import table from '#data/tax/exchange-rates.json'
import {
  exchangeRateHref,
  findExchangeRate,
  foreignCurrencies,
  latestAverageRate,
  toChfCents,
} from './exchange-rates.ts'

describe('official exchange rates', () => {
  test.each([
    ['EUR', 2025, 'average', 1_000_00, 937_03],
    ['EUR', 2025, 'yearEnd', 1_000_00, 930_50],
    ['GBP', 2025, 'average', 12_000_00, 13_125_87],
    ['JPY', 2025, 'yearEnd', 1_000_000_00, 5_054_00],
    ['DKK', 2025, 'average', 5_00, 63],
    ['EUR', 2025, 'yearEnd', 1, 1],
    ['EUR', 2025, 'yearEnd', 0, 0],
    ['USD', 2024, 'yearEnd', 2, 2],
    ['USD', 2024, 'average', 999_999_999_99, 880_139_289_99],
  ] as const)('%s of %d at the %s rate: %d are CHF %d, in hundredths', (currency, year, basis, cents, chf) => {
    const rate = findExchangeRate(currency, year, basis)
    expect(rate && toChfCents(cents, rate)).toBe(chf)
  })

  test.each([
    ['INR', 2025],
    ['EUR', 2026],
    ['CHF', 2025],
    ['constructor', 2025],
  ])('no rate is assumed for %s %d', (currency, year) => {
    expect(findExchangeRate(currency, year, 'average')).toBeNull()
  })

  test.each([
    [2024, 2024],
    [2025, 2025],
    [2026, 2025],
  ])('%i uses the average rate of %i', (year, rateYear) => {
    expect(latestAverageRate('EUR', year)).toMatchObject({
      year: rateYear,
      chf: findExchangeRate('EUR', rateYear, 'average')?.chf,
    })
  })

  test('no average rate is assumed for a currency without one or before the first year', () => {
    expect(latestAverageRate('INR', 2025)).toBeNull()
    expect(latestAverageRate('EUR', 1990)).toBeNull()
  })

  test('every rate has a source, belongs to an offered currency and is near its other rate', () => {
    for (const { year, readFrom, rates } of table.years) {
      expect(exchangeRateHref(year)).toContain('ictax.admin.ch')
      expect(readFrom).toMatch(/^https:/)
      for (const { currency, average, yearEnd } of rates) {
        expect([currency, foreignCurrencies.some((one) => one === currency)]).toEqual([currency, true])
        expect([currency, Math.abs(average / yearEnd - 1) < 0.2]).toEqual([currency, true])
      }
    }
  })
})
