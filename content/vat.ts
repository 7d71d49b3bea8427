/** VAT rates in percent, ordered by start day (VAT Act, SR 641.20, Art. 25). A test checks the newest rate. */
export const vatRates = [
  { from: '2011-01-01', percent: 8 },
  { from: '2018-01-01', percent: 7.7 },
  { from: '2024-01-01', percent: 8.1 },
] as const

/** VAT rate on the day of supply (`YYYY-MM-DD`), whatever the day of payment. Throws for days before the first rate. */
export function vatRateOn(day: string): number {
  const rate = vatRates.findLast(({ from }) => from <= day)
  if (!rate) throw new Error(`No rate of value added tax is known for ${day}`)
  return rate.percent
}

/** Current VAT rate in percent. Update it on the day on which a new rate starts. */
export const vatRatePercent = 8.1
export const vatStatement = `All prices include ${vatRatePercent}% VAT.`

const statedOfVat = [
  ' If you live outside Switzerland and Liechtenstein, you do not owe Swiss VAT and pay the price without it (VAT Act, Art. 8 para. 1).',
  vatStatement,
  ` and include ${vatRatePercent}% VAT`,
  `, ${vatRatePercent}% VAT included`,
  ', VAT included',
  'VAT included',
  'Prices include VAT. ',
  'Prices include VAT.',
]

/**
 * Removes all mentions of VAT if `percent` is null, i.e. if the firm is not registered for VAT.
 * @example describeVat('Prices in Swiss francs, VAT included.', null) // 'Prices in Swiss francs.'
 */
export function describeVat(text: string, percent: number | null): string {
  if (percent !== null) return text
  return statedOfVat.reduce((rest, content) => rest.replaceAll(content, ''), text)
}

export function describeVatIn<Page>(page: Page, percent: number | null): Page {
  return percent === null
    ? JSON.parse(JSON.stringify(page), (_key, value) => (typeof value === 'string' ? describeVat(value, null) : value))
    : page
}
