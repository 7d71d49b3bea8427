import { type Band, bandTax, type HomeSalary, type Span, span } from './home-salary.ts'

/** SteG Art. 19 for single persons, in francs; the bands are 1.5 times as wide for lone parents, twice for couples. */
const bands: readonly Band[] = [
  [15_000, 0],
  [20_000, 1],
  [40_000, 3],
  [70_000, 4],
  [100_000, 5],
  [130_000, 6],
  [160_000, 6.5],
  [200_000, 7],
  [Number.POSITIVE_INFINITY, 8],
]
const widths = { single: 1, 'lone-parent': 1.5, couple: 2 } as const
/** Surcharge of the communes in percent of the national tax (SteG Art. 75). */
const communal = { least: 150, most: 250 }

/** National tax in francs. @example liechtensteinNationalTax(100_000, 'single') // 3_350 */
export function liechtensteinNationalTax(taxable: number, household: keyof typeof widths): number {
  const width = widths[household]
  return bandTax(bands, taxable / width) * width
}

/**
 * National and communal tax. Lowest: all contributions deducted, surcharge of 150 %. Highest: no pension fund, 250 %,
 * and the scale for single persons where the spouse earns or a single person's children may live elsewhere.
 */
export function liechtensteinTax({ netMost, netLeast, married, spouseEarns, children }: HomeSalary): Span {
  const family = married ? 'couple' : children > 0 ? 'lone-parent' : 'single'
  const total = (tax: number, percent: number) => tax * (1 + percent / 100)
  return span(
    total(liechtensteinNationalTax(netLeast, family), communal.least),
    total(liechtensteinNationalTax(netMost, married && !spouseEarns ? 'couple' : 'single'), communal.most),
  )
}
