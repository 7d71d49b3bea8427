/** Years whose scales are held here. */
export type HomeYear = 2025 | 2026

/**
 * Salary of a year in the currency of the state of residence. The net amounts are after the Swiss employee contributions:
 * `netMost` without a pension fund, `netLeast` with the legal minimum of one at age 55 to 65.
 */
export type HomeSalary = {
  readonly year: HomeYear
  readonly gross: number
  readonly netMost: number
  readonly netLeast: number
  /** Share of the salary paid as the 13th, between 0 and 1. */
  readonly thirteenthShare: number
  /** Share of the year with the job, for credits granted by days. */
  readonly yearShare: number
  readonly married: boolean
  /** True if the spouse earns a salary, which is not known. */
  readonly spouseEarns: boolean
  readonly children: number
  /** False if the person belongs to no church; its taxes are then left out. */
  readonly church: boolean
  /** Home within the 20 km of the agreement with Italy. */
  readonly withinZone: boolean
}

/** Lowest and highest amount that the answers allow. */
export type Span = { readonly least: number; readonly most: number }

export function span(least: number, most: number): Span {
  return { least: Math.min(least, most), most: Math.max(least, most) }
}

export type Band = readonly [upTo: number, percent: number]

/** Tax of a scale whose bands each tax only the part of the income within them, to the cent. */
export function bandTax(bands: readonly Band[], income: number): number {
  const cents = bands.reduce((sum, [upTo, percent], at) => {
    const from = bands[at - 1]?.[0] ?? 0
    return sum + Math.max(0, Math.min(income, upTo) - from) * percent
  }, 0)
  return Math.round(cents) / 100
}
