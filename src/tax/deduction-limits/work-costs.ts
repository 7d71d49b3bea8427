import { byFormula, knownLimit, type LimitedAmount, type LimitsOfLevel } from './limited.ts'

/** Flat rate of posted specialists in francs a month, instead of actual costs except school (ExpaV Art. 4 para. 1). */
const expatriateFlatRate = 1_500

/** Work costs that one person paid, in whole francs a year. A missing cost means zero. */
export type WorkCosts = {
  /** Net salary of the main job, box 11 of the salary certificate. */
  readonly netSalary: number
  readonly commuting?: number
  readonly meals?: number
  readonly mealsCheaper?: boolean
  /** True if the person stays near work on weekdays and may therefore deduct two meals a day (BKV Art. 9). */
  readonly isWeeklyResident?: boolean
  readonly weeklyStay?: number
  readonly otherCosts?: number
  readonly sideJob?: number
  readonly training?: number
  readonly expatriate?: ExpatriateCosts
}

/** Costs of a senior employee or specialist whom an employer abroad posted here for up to five years (ExpaV Art. 1). */
export type ExpatriateCosts = {
  /** Months of the tax year as an expatriate, for the flat rate. Absent: actual costs only. */
  readonly months?: number
  readonly hasHomeAbroad: boolean
  /** True if the employer paid the costs directly or against receipts (ExpaV Art. 2 para. 4). */
  readonly paidByEmployer?: boolean
  /** Travel, moving and Swiss housing. Housing is deductible only if a home abroad is kept for own use. */
  readonly costs?: number
  readonly school?: number
}

/** Work costs that may be deducted, without entries of zero. The flat rate applies even if no costs were entered. */
export function limitWorkCosts(limits: LimitsOfLevel, costs: WorkCosts): LimitedAmount[] {
  return [
    limitCommuting(limits, costs.commuting ?? 0),
    limitMeals(limits, { isWeeklyResident: (costs.weeklyStay ?? 0) > 0, ...costs }),
    limitWeeklyStay(costs.weeklyStay ?? 0),
    limitProfessional(limits, costs.netSalary, costs.otherCosts ?? 0),
    limitSideJob(limits, costs.sideJob ?? 0),
    limitTraining(limits, costs.training ?? 0),
    ...(costs.expatriate ? [limitExpatriate(limits, costs.expatriate)] : []),
  ].filter(({ entered, allowed }) => entered > 0 || allowed > 0)
}

/**
 * Limits commuting costs per person (DBG Art. 26 para. 1 let. a, BKV Art. 5). If the canton sets no limit, they are
 * deducted in full.
 */
export function limitCommuting({ own: { commuting } }: LimitsOfLevel, entered: number): LimitedAmount {
  const source = { law: 'DBG Art. 26 para. 1 let. a; BKV Art. 5', exportId: 'Fahrkosten_EK' }
  const limit = commuting ?? null
  return { deduction: 'commuting', entered, allowed: Math.min(entered, limit ?? entered), limit, source }
}

/**
 * Allows meal costs up to the full rate, or up to the lower rate if the employer subsidises meals (BKV Art. 6). A
 * person who stays near work on weekdays may also deduct a second meal a day at the full rate (Art. 9).
 */
export function limitMeals(
  limits: LimitsOfLevel,
  {
    meals: entered = 0,
    mealsCheaper,
    isWeeklyResident = false,
  }: Pick<WorkCosts, 'meals' | 'mealsCheaper' | 'isWeeklyResident'>,
): LimitedAmount {
  const source = {
    law: isWeeklyResident ? 'DBG Art. 26 para. 1 let. b; BKV Art. 6 and 9' : 'DBG Art. 26 para. 1 let. b; BKV Art. 6',
    exportId: 'VerpflOhneVerb_EK',
  }
  const { limit: meals, notChecked } = knownLimit(limits, (own) => own.meals)
  if (!meals)
    return { deduction: 'meals', entered, allowed: entered, limit: null, source, notChecked: 'canton-limit-unknown' }
  const evening = isWeeklyResident ? meals.full : 0
  const least = meals.cheaper + evening
  const limit = mealsCheaper ? least : meals.full + evening
  const isOpen = mealsCheaper === undefined && entered > least
  const why = notChecked ?? (isOpen ? ('meals-canteen-unknown' as const) : undefined)
  const allowed = Math.min(entered, limit)
  return { deduction: 'meals', entered, allowed, limit, source, ...(entered > 0 && why && { notChecked: why }) }
}

/**
 * Allows the rent of a room near work. The law only says "customary" and sets no limit, so every amount is flagged as
 * not checked (BKV Art. 9).
 */
export function limitWeeklyStay(entered: number): LimitedAmount {
  const source = { law: 'DBG Art. 26 para. 1 let. c; BKV Art. 9' }
  const open = entered > 0 ? ({ notChecked: 'room-by-local-custom' } as const) : {}
  return { deduction: 'weekly-stay', entered, allowed: entered, limit: null, source, ...open }
}

/**
 * Allows other professional costs, besides commuting and meals: a flat rate on the net salary or actual costs if higher
 * (BKV Art. 7).
 */
export function limitProfessional(limits: LimitsOfLevel, netSalary: number, otherCosts: number): LimitedAmount {
  const source = { law: 'DBG Art. 26 para. 1 let. c; BKV Art. 7', exportId: 'HauptErw_EK' }
  const { limit: formula, notChecked } = knownLimit(limits, (own) => own.professional)
  const flat = formula ? byFormula(formula, netSalary) : 0
  const allowed = Math.max(flat, otherCosts)
  const open = netSalary > 0 && notChecked ? { notChecked } : {}
  return { deduction: 'professional', entered: otherCosts, allowed, limit: null, source, ...open }
}

/**
 * Allows a flat rate on the net income of a side job (BKV Art. 10). `entered` in the result is this income, because no
 * costs are entered.
 */
export function limitSideJob(limits: LimitsOfLevel, income: number): LimitedAmount {
  const source = { law: 'DBG Art. 26; BKV Art. 10', exportId: 'NebenErw_EK' }
  const { limit: formula, notChecked } = knownLimit(limits, (own) => own.sideJob)
  const allowed = formula ? byFormula(formula, income) : 0
  const open = income > 0 && notChecked ? { notChecked } : {}
  return { deduction: 'side-job', entered: income, allowed, limit: formula?.max ?? null, source, ...open }
}

/** Limits job-related training per person (DBG Art. 33 para. 1 let. j; for cantons StHG Art. 9 para. 2 let. o). */
export function limitTraining(limits: LimitsOfLevel, entered: number): LimitedAmount {
  const source = { law: 'DBG Art. 33 para. 1 let. j; StHG Art. 9 para. 2 let. o' }
  const { limit = null, notChecked } = knownLimit(limits, ({ byLaw }) => byLaw?.training)
  const open = entered > 0 && notChecked ? { notChecked } : {}
  return { deduction: 'training', entered, allowed: Math.min(entered, limit ?? entered), limit, source, ...open }
}

/**
 * Allows actual costs or the flat rate, whichever is higher, and school (ExpaV Art. 2 and 4). Without a home kept abroad
 * there is no flat rate. Cantons may differ, so a cantonal amount is always marked.
 * @example limitExpatriate(federal2026, { months: 7, hasHomeAbroad: true }).allowed // 10500
 */
export function limitExpatriate(
  { level }: LimitsOfLevel,
  { months = 0, hasHomeAbroad, paidByEmployer = false, costs = 0, school = 0 }: ExpatriateCosts,
): LimitedAmount {
  const source = { law: 'DBG Art. 26 para. 1 let. c; ExpaV Art. 2 and 4' }
  const flat = hasHomeAbroad ? expatriateFlatMonths(months) : 0
  const allowed = paidByEmployer ? 0 : Math.max(flat, costs) + school
  const notChecked = level === 'canton' ? 'canton-limit-unknown' : 'expatriate-conditions'
  const open = allowed > 0 ? ({ notChecked } as const) : {}
  return { deduction: 'expatriate', entered: costs + school, allowed, limit: null, source, ...open }
}

/** Flat rate of expatriates for the months of a year, in francs. @example expatriateFlatMonths(12) // 18000 */
export function expatriateFlatMonths(months: number): number {
  return expatriateFlatRate * Math.max(0, Math.min(12, months))
}
