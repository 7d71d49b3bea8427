import { type HomeSalary, type HomeYear, type Span, span } from './home-salary.ts'

type Scale = {
  readonly free: number
  readonly first: { readonly to: number; readonly factor: number }
  readonly second: { readonly to: number; readonly factor: number; readonly base: number }
  readonly less42: number
  readonly less45: number
  /** Income tax up to which no solidarity surcharge is due (SolzG § 3 para. 3), doubled for couples. */
  readonly solidarityFree: number
}

/** EStG § 32a para. 1 as amended by the Steuerfortentwicklungsgesetz of 23 December 2024 (BGBl. 2024 I Nr. 449). */
const scales: Readonly<Record<HomeYear, Scale>> = {
  2025: {
    free: 12_096,
    first: { to: 17_443, factor: 932.3 },
    second: { to: 68_480, factor: 176.64, base: 1_015.13 },
    less42: 10_911.92,
    less45: 19_246.67,
    solidarityFree: 19_950,
  },
  2026: {
    free: 12_348,
    first: { to: 17_799, factor: 914.51 },
    second: { to: 69_878, factor: 173.1, base: 1_034.87 },
    less42: 11_135.63,
    less45: 19_470.38,
    solidarityFree: 20_350,
  },
}
const highestFrom = 277_826
/** Lump sums for an employee (EStG § 9a no. 1 a) and for special expenses (§ 10c), doubled for couples. */
const employeeLump = 1_230
const expensesLump = 36

/**
 * German income tax in whole euros on a taxable income (EStG § 32a para. 1), or of a couple by splitting (para. 5).
 * @example germanIncomeTax(2026, 100_000) // 30_864
 */
export function germanIncomeTax(year: HomeYear, taxable: number, couple = false): number {
  if (couple) return 2 * germanIncomeTax(year, taxable / 2)
  const { free, first, second, less42, less45 } = scales[year]
  const income = Math.floor(taxable)
  if (income <= free) return 0
  if (income <= first.to) {
    const y = (income - free) / 10_000
    return Math.floor((first.factor * y + 1_400) * y)
  }
  if (income <= second.to) {
    const z = (income - first.to) / 10_000
    return Math.floor((second.factor * z + 2_397) * z + second.base)
  }
  return Math.floor(income < highestFrom ? 0.42 * income - less42 : 0.45 * income - less45)
}

/** Solidarity surcharge: 5.5 % of the income tax, at most 11.9 % of what exceeds the free amount (SolzG § 3, 4). */
export function solidarity(year: HomeYear, incomeTax: number, couple = false): number {
  const free = scales[year].solidarityFree * (couple ? 2 : 1)
  return Math.floor(Math.max(0, Math.min(incomeTax * 5.5, (incomeTax - free) * 11.9))) / 100
}

/**
 * Income tax, solidarity surcharge and church tax of 8 or 9 %. Lowest: all Swiss contributions deducted, splitting for
 * couples. Highest: the lump sums only, and the basic scale if the spouse earns too.
 */
export function germanTax({ year, gross, netLeast, married, spouseEarns, church }: HomeSalary): Span {
  const taxOf = (salary: number, couple: boolean, churchPercent: number) => {
    const taxable = Math.max(0, salary - employeeLump - expensesLump * (couple ? 2 : 1))
    const tax = germanIncomeTax(year, taxable, couple)
    return tax + solidarity(year, tax, couple) + (tax * churchPercent) / 100
  }
  const [leastChurch, mostChurch] = church ? [8, 9] : [0, 0]
  return span(taxOf(netLeast, married, leastChurch), taxOf(gross, married && !spouseEarns, mostChurch))
}
