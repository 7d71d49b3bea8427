import { applyLimits } from '#tax/deduction-limits/apply-limits.ts'
import { limitChildCare } from '#tax/deduction-limits/household-costs.ts'
import { type Level, type LimitedAmount, limitsOf, type NotCheckedReason } from '#tax/deduction-limits/limited.ts'
import type { MaritalStatus } from '#tax/figures.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { pillar3aLimit } from '#tax/pillar-3a.ts'

/** Costs of one person in whole francs a year; a flat rate for other work costs is added later. */
export type PersonCosts = {
  readonly commuting: number
  readonly meals: number
  readonly mealsCheaper: boolean | undefined
  readonly weeklyStay: number
  readonly pillar3a: number
}

export type ReturnCosts = {
  readonly persons: readonly PersonCosts[]
  readonly buyIn: number
  readonly childCare: readonly number[]
  readonly medical: number
  readonly donations: number
  readonly training: number
  readonly alimony: number
  readonly interest: number
  readonly further: number
}

export type ReturnDeduction = {
  readonly deduction: LimitedAmount['deduction'] | 'pillar-3a' | 'buy-in' | 'alimony' | 'further'
  readonly entered: number
  readonly allowed: number
}

/**
 * Costs that the Confederation or a canton allows. `tied` are costs of earning the salary, `general` are costs
 * unrelated to any income, and `interest` is split between Switzerland and abroad later.
 */
export type LevelCosts = {
  readonly deductions: readonly ReturnDeduction[]
  readonly tied: number
  readonly general: number
  readonly interest: number
  readonly open: readonly OpenLimit[]
}

type ReturnCostsInput = {
  readonly maritalStatus: MaritalStatus
  readonly childAges: readonly number[]
  readonly costs: ReturnCosts
  /**
   * Income before medical costs and donations, whose limits depend on it. Undefined in the first pass, which computes
   * this income without them.
   */
  readonly netIncome: number | undefined
}

const tiedToSalary: readonly ReturnDeduction['deduction'][] = [
  ...(['commuting', 'meals', 'weekly-stay', 'pillar-3a', 'buy-in', 'training'] as const),
]

/** Limits costs per person, child and household by federal or cantonal rules (DBG Art. 26 to 33a). Whole francs. */
export function limitReturnCosts(figures: YearFigures, level: Level, given: ReturnCostsInput): LevelCosts {
  const { costs, childAges, maritalStatus, netIncome } = given
  const limits = limitsOf(figures, level)
  const persons = costs.persons.map(({ commuting, meals, mealsCheaper, weeklyStay }, at) => ({
    ...{ netSalary: 0, commuting, meals, weeklyStay, isWeeklyResident: weeklyStay > 0 },
    ...(mealsCheaper !== undefined && { mealsCheaper }),
    ...(at === 0 && { training: costs.training }),
  }))
  const illness = netIncome === undefined ? {} : { medical: costs.medical, donations: costs.donations, netIncome }
  const { interest: privateInterest } = costs
  const { amounts } = applyLimits(figures, level, { maritalStatus, childAges, persons, privateInterest, ...illness })
  const care = costs.childCare.flatMap((paid, at) =>
    paid > 0 ? [limitChildCare(limits, { paid: [paid], childAges: childAges.slice(at, at + 1) })] : [],
  )
  const pensions = costs.persons.map(({ pillar3a }) => limitPillar3a(figures.canton.year, pillar3a))
  const { buyIn, alimony, further } = costs
  const free: ReturnDeduction[] = [
    { deduction: 'buy-in', entered: buyIn, allowed: buyIn },
    { deduction: 'alimony', entered: alimony, allowed: alimony },
    { deduction: 'further', entered: further, allowed: further },
  ]
  const deductions = [...amounts, ...care, ...pensions, ...free]
    .filter(({ entered }) => entered > 0)
    .map(({ deduction, entered, allowed }) => ({ deduction, entered, allowed }))
  const sumOf = (choose: (of: ReturnDeduction['deduction']) => boolean) =>
    deductions.filter(({ deduction }) => choose(deduction)).reduce((sum, { allowed }) => sum + allowed, 0)
  return {
    deductions,
    tied: sumOf((of) => tiedToSalary.includes(of)),
    general: sumOf((of) => of !== 'private-interest' && !tiedToSalary.includes(of)),
    interest: sumOf((of) => of === 'private-interest'),
    open: [
      ...new Set<OpenLimit>([
        ...[...amounts, ...care].flatMap(({ notChecked }) => notChecked ?? []),
        ...(pensions.some(({ entered, allowed }) => entered > allowed) ? (['pillar-3a-above-limit'] as const) : []),
        ...(buyIn > 0 ? (['buy-in-not-confirmed'] as const) : []),
        ...(privateInterest > interestWithoutYield ? (['interest-yield-unknown'] as const) : []),
        ...(further > 0 ? (['further-deductions'] as const) : []),
      ]),
    ],
  }
}

/** Interest up to this amount is deductible regardless of the wealth's yield (DBG Art. 33 para. 1 a). */
const interestWithoutYield = 50_000

function limitPillar3a(year: number, entered: number): ReturnDeduction {
  const limit = pillar3aLimit(year, { pensionFund: true, netEarnedIncome: entered })
  return { deduction: 'pillar-3a', entered, allowed: limit.ok ? Math.min(entered, limit.limit) : 0 }
}

export type OpenLimit =
  | NotCheckedReason
  | 'pillar-3a-above-limit'
  | 'buy-in-not-confirmed'
  | 'interest-yield-unknown'
  | 'further-deductions'

/** One deduction of the household in whole francs: as paid, and as allowed by the Confederation and by the canton. */
type ReturnRow = {
  readonly deduction: ReturnDeduction['deduction']
  readonly paid: number
  readonly federal: number
  readonly canton: number
}

export function returnRows(costs: Readonly<Record<Level, LevelCosts>>): ReturnRow[] {
  const both = [...costs.federal.deductions, ...costs.canton.deductions]
  const kinds = [...new Set(both.map(({ deduction }) => deduction))]
  return kinds.map((deduction) => {
    const sum = (level: Level, of: 'entered' | 'allowed') =>
      costs[level].deductions
        .filter((each) => each.deduction === deduction)
        .reduce((total, each) => total + each[of], 0)
    return {
      deduction,
      paid: sum('federal', 'entered'),
      federal: sum('federal', 'allowed'),
      canton: sum('canton', 'allowed'),
    }
  })
}
