import { decimal, plus, toNumber } from '#tax/tariff/fraction.ts'
import { sharePercent, swissShare, type VestingDays } from './swiss-share.ts'

/** A benefit in francs and the days of its own vesting period; `days` is null if the benefit is not split. */
export type VestedBenefit = { readonly year: number; readonly benefit: number; readonly days: VestingDays | null }

/** Parts in whole francs; `percent` is the Swiss part of the benefit. */
export type VestedParts = {
  readonly benefit: number
  readonly swissPart: number
  readonly foreignPart: number
  readonly percent: number
}

/** Splits one benefit by the working days of its own vesting period (DBG Art. 17d; MBV Art. 7 and 8). */
export function partsOf({ benefit, days }: Pick<VestedBenefit, 'benefit' | 'days'>): VestedParts {
  const swissPart = swissShare(benefit, days ?? { swiss: 1, all: 1 })
  return { benefit, swissPart, foreignPart: Math.round(benefit) - swissPart, percent: days ? sharePercent(days) : 100 }
}

/**
 * Sums of several vestings for each tax year, earliest first. Each vesting is split by its own days before the sum.
 * @example sumsByYear([{ year: 2026, benefit: 1000, days: { swiss: 1, all: 2 } }]) // [{ year: 2026, swissPart: 500, … }]
 */
export function sumsByYear(vestings: readonly VestedBenefit[]): readonly (VestedParts & { readonly year: number })[] {
  const years = [...new Set(vestings.map(({ year }) => year))].toSorted((a, b) => a - b)
  return years.map((year) => {
    const own = vestings.filter((each) => each.year === year)
    const [first] = own
    if (first && own.length === 1) return { year, ...partsOf(first) }
    const parts = own.map(partsOf)
    const sum = (of: 'benefit' | 'swissPart' | 'foreignPart') =>
      toNumber(parts.reduce((total, each) => plus(total, decimal(each[of])), decimal(0)))
    const [benefit, swissPart, foreignPart] = [sum('benefit'), sum('swissPart'), sum('foreignPart')]
    const all = swissPart + foreignPart
    return { year, benefit, swissPart, foreignPart, percent: all > 0 ? sharePercent({ swiss: swissPart, all }) : 100 }
  })
}
