import { type Band, bandTax, type HomeSalary, type HomeYear, type Span, span } from './home-salary.ts'

type Scale = { readonly bands: readonly Band[]; readonly commuting: number }

/** EStG § 33 para. 1, and the credit of employees (Verkehrsabsetzbetrag, para. 5), with the yearly adjustment of § 33a. */
const scales: Readonly<Record<HomeYear, Scale>> = {
  2025: {
    bands: [
      [13_308, 0],
      [21_617, 20],
      [35_836, 30],
      [69_166, 40],
      [103_072, 48],
      [1_000_000, 50],
      [Number.POSITIVE_INFINITY, 55],
    ],
    commuting: 487,
  },
  2026: {
    bands: [
      [13_539, 0],
      [21_992, 20],
      [36_458, 30],
      [70_365, 40],
      [104_859, 48],
      [1_000_000, 50],
      [Number.POSITIVE_INFINITY, 55],
    ],
    commuting: 496,
  },
}
/** Fixed rates on the 13th salary (EStG § 67 para. 1 and 2). */
const thirteenthBands: readonly Band[] = [
  [620, 0],
  [25_620, 6],
  [50_620, 27],
  [83_953, 35.75],
  [Number.POSITIVE_INFINITY, 50],
]
/** Lump sum for costs (EStG § 16 para. 3) and family credit a year for a child under 18 (§ 33 para. 3a: 166.68 a month). */
const costsLump = 132
const familyCredit = 2_000.16

/** @example austrianIncomeTax(2026, 110_000) // 38_720.82, before credits */
export function austrianIncomeTax(year: HomeYear, taxable: number): number {
  return bandTax(scales[year].bands, taxable)
}

/**
 * Income tax less the credit of employees; couples are taxed separately. Lowest: all contributions deducted, the fixed
 * rates on the 13th salary, the family credit. Highest: no pension fund, everything by the scale, no family credit.
 */
export function austrianTax({ year, netMost, netLeast, thirteenthShare, children }: HomeSalary): Span {
  const { commuting } = scales[year]
  const thirteenth = netLeast * thirteenthShare
  const running = Math.max(0, netLeast - thirteenth - costsLump)
  const byScale = austrianIncomeTax(year, running) - commuting - familyCredit * children
  const most = Math.max(0, austrianIncomeTax(year, Math.max(0, netMost - costsLump)) - commuting)
  return span(Math.max(0, byScale) + bandTax(thirteenthBands, thirteenth), most)
}
