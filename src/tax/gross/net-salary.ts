import type { Contributions } from '#tax/figures.ts'
import { floorOf, over, percent, plus, roundHalfUp, times, whole } from '#tax/tariff/fraction.ts'
import type { Note } from '#tax/trace.ts'

export type Earner = { readonly grossSalary: number; readonly age: number }

export type NetSalary = { readonly net: number; readonly pensionFund: number }

function share(amount: number, rate: number): number {
  return roundHalfUp(times(whole(amount), percent(rate)))
}

/**
 * Gross salary less AHV, ALV, accident insurance and pension fund, each rounded half up to the franc as in the official
 * calculator. The pension fund is assumed at the legal minimum plus a share of the salary above the upper limit.
 */
export function netSalary(rules: Contributions, { grossSalary, age }: Earner, note?: Note): NetSalary {
  const ahv = share(grossSalary, rules.ahvPercent)
  const insured = Math.min(grossSalary, rules.alvNbuCeiling)
  const alv = share(insured, rules.alvPercent)
  const nbu = share(insured, rules.nbuPercent)
  const pensionFund = pensionContribution(rules.bvg, { grossSalary, age })
  const net = grossSalary - ahv - alv - nbu - pensionFund
  note?.({
    part: 'net salary',
    code: 'salary.net',
    amount: net,
    values: {
      gross: grossSalary,
      ahvPercent: rules.ahvPercent,
      ahv,
      alvPercent: rules.alvPercent,
      alv,
      accidentPercent: rules.nbuPercent,
      accident: nbu,
      pensionFund,
      ceiling: rules.alvNbuCeiling,
    },
  })
  return { net, pensionFund }
}

function pensionContribution(bvg: Contributions['bvg'], { grossSalary, age }: Earner): number {
  const rate = bvg.percentByAge.findLast(([from]) => age >= from)?.[1]
  if (!rate || grossSalary < bvg.entry) return 0
  const coordinated = Math.max(bvg.minCoordinated, Math.min(grossSalary, bvg.upper) - bvg.coordination)
  const above = Math.max(0, grossSalary - bvg.upper)
  const contribution = plus(
    times(whole(coordinated), percent(rate)),
    times(whole(above), percent(bvg.percentAboveUpper)),
  )
  return roundHalfUp(contribution)
}

/** Yearly rent assumed in cantons with a rent deduction: a share of the net salary, rounded to ten francs. */
export function assumedRent({ rentAssumed }: Contributions, net: number): number {
  const tens = over(times(whole(net), percent(rentAssumed.percentOfNetSalary)), whole(rentAssumed.roundTo))
  return roundHalfUp(tens) * rentAssumed.roundTo
}

export function floorPercent(amount: number, rate: number): number {
  return floorOf(times(whole(amount), percent(rate)))
}
