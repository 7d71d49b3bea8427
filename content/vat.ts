/**
 * The normal rate of value added tax, in percent, from the day on which it began: the latest last. Source: VAT Act (SR 641.20),
 * Art. 25. The newest is compared with the official figures by a test.
 */
export const vatRates = [
  { from: '2011-01-01', percent: 8 },
  { from: '2018-01-01', percent: 7.7 },
  { from: '2024-01-01', percent: 8.1 },
] as const

/** The rate that counts for what is done on a day (`YYYY-MM-DD`), whenever it is paid. */
export function vatRateOn(day: string): number {
  const rate = vatRates.findLast(({ from }) => from <= day)
  if (!rate) throw new Error(`No rate of value added tax is known for ${day}`)
  return rate.percent
}

/** The rate in force. One that begins later is added on its day. */
export const vatRatePercent = 8.1
export const vatStatement = `All prices include ${vatRatePercent} % VAT.`

/** What our texts say of the tax in our prices: a firm that is not registered says none of it. */
const statedOfVat = [
  ' If you live outside Switzerland and Liechtenstein, no Swiss VAT is due and you pay the price without it (Art. 8 para. 1 of the VAT Act).',
  vatStatement,
  ` and include ${vatRatePercent} % VAT`,
  `, VAT ${vatRatePercent} % included`,
  ', VAT included',
  'VAT included',
  'Prices include VAT. ',
  'Prices include VAT.',
]

/**
 * A text as it is true at the rate that counts for the firm; null while the firm is not registered for the tax, which is
 * then not named.
 * @example describeVat('Prices in Swiss francs, VAT included.', null) // 'Prices in Swiss francs.'
 */
export function describeVat(text: string, percent: number | null): string {
  if (percent !== null) return text
  return statedOfVat.reduce((rest, content) => rest.replaceAll(content, ''), text)
}

/** The same for every text of a page. */
export function describeVatIn<Page>(page: Page, percent: number | null): Page {
  return percent === null
    ? JSON.parse(JSON.stringify(page), (_key, value) => (typeof value === 'string' ? describeVat(value, null) : value))
    : page
}
