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
