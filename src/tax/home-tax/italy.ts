import { type Band, bandTax, type HomeSalary, type HomeYear, type Span } from './home-salary.ts'

/** TUIR Art. 11 para. 1; the second rate was 35 % until 2025 (act 199/2025 Art. 1 para. 3). */
const bandsOf = (year: HomeYear): readonly Band[] => [
  [28_000, 23],
  [50_000, year === 2025 ? 35 : 33],
  [Number.POSITIVE_INFINITY, 43],
]
/** Salary of commuters that stays free of tax (act 83/2023 Art. 4; act 147/2013 Art. 1 para. 175). */
export const italianFree = 10_000
/** Regional surcharge: base rate and highest rate (D.Lgs. 68/2011 Art. 6). Communal: highest (D.Lgs. 360/1998 Art. 1). */
const regional = { least: 1.23, most: 3.33 }
const communalMost = 0.8

export function italianIncomeTax(year: HomeYear, taxable: number): number {
  return bandTax(bandsOf(year), taxable)
}

/** Credit for employees by total income, for a full year (TUIR Art. 13 para. 1 and 1.1). */
export function employeeCredit(income: number): number {
  if (income <= 15_000) return 1_955
  if (income > 50_000) return 0
  const more = income > 25_000 && income <= 35_000 ? 65 : 0
  if (income <= 28_000) return 1_910 + (1_190 * (28_000 - income)) / 13_000 + more
  return (1_910 * (50_000 - income)) / 22_000 + more
}

export type ItalianTax = {
  /** IRPEF and surcharges. */
  readonly tax: Span
  /** IRPEF alone, from which the foreign tax is credited. */
  readonly irpef: Span
  /** Share of the salary that is taxed, which also limits the credit (TUIR Art. 165 para. 10). */
  readonly taxedShare: number
}

/**
 * IRPEF with its surcharges. Lowest: all contributions and the tax-free part deducted, the lowest surcharge. Highest: no
 * pension fund, the highest surcharges; outside the zone of the agreement also without the tax-free part.
 */
export function italianTax({ year, netMost, netLeast, withinZone, yearShare }: HomeSalary): ItalianTax {
  const leastTaxable = Math.max(0, netLeast - italianFree)
  const mostTaxable = Math.max(0, netMost - (withinZone ? italianFree : 0))
  const irpefOf = (taxable: number) =>
    Math.max(0, italianIncomeTax(year, taxable) - employeeCredit(taxable) * yearShare)
  const irpef = { least: irpefOf(leastTaxable), most: irpefOf(mostTaxable) }
  const surchargeOf = (taxable: number, tax: number, percent: number) => (tax > 0 ? (taxable * percent) / 100 : 0)
  return {
    irpef,
    tax: {
      least: irpef.least + surchargeOf(leastTaxable, irpef.least, regional.least),
      most: irpef.most + surchargeOf(mostTaxable, irpef.most, regional.most + communalMost),
    },
    taxedShare: netLeast > 0 ? leastTaxable / netLeast : 0,
  }
}
