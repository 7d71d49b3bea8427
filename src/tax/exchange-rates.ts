import table from '#data/tax/exchange-rates.json'

/** Income is converted at the average rate of the year, balances and wealth at the year-end rate. */
export type RateBasis = 'average' | 'yearEnd'

export type ExchangeRate = { unit: number; chf: number }

/** Currencies offered besides CHF. Most have an official rate; the others are converted by staff. */
export const foreignCurrencies = [
  ...['EUR', 'USD', 'GBP', 'AED', 'AUD', 'BRL', 'CAD', 'CNY', 'CZK', 'DKK', 'HKD', 'HUF', 'INR', 'JPY', 'MKD', 'MXN'],
  ...['NOK', 'NZD', 'PLN', 'RON', 'RSD', 'RUB', 'SEK', 'SGD', 'THB', 'TRY', 'UAH', 'VND', 'ZAR'],
] as const
export type ForeignCurrency = (typeof foreignCurrencies)[number]

/** Rate list of the Federal Tax Administration on the web. */
export function exchangeRateHref(year: number): string | null {
  return table.years.find((one) => one.year === year)?.href ?? null
}

export function findExchangeRate(currency: string, year: number, basis: RateBasis): ExchangeRate | null {
  const { rates } = table.years.find((one) => one.year === year) ?? { rates: [] }
  const found = rates.find((one) => one.currency === currency)
  return found ? { unit: found.unit, chf: found[basis] } : null
}

/** Average rate of a year, or of the latest earlier year with one, since a year's rate is published after it ends. */
export function latestAverageRate(currency: string, year: number) {
  const years = table.years.map((one) => one.year).filter((each) => each <= year)
  const rateYear = Math.max(...years)
  const rate = findExchangeRate(currency, rateYear, 'average')
  return rate && { chf: rate.chf / rate.unit, year: rateYear, href: exchangeRateHref(rateYear) }
}

const precision = 10_000_000_000

/** Rounds to the centime. @example toChfCents(1_000_00, { unit: 1, chf: 0.9370347 }) // 937_03 */
export function toChfCents(cents: number, { unit, chf }: ExchangeRate): number {
  const divisor = BigInt(unit) * BigInt(precision)
  return Number((2n * BigInt(cents) * BigInt(Math.round(chf * precision)) + divisor) / (2n * divisor))
}
