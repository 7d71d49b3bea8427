import { byFormula, knownLimit, type LimitedAmount, type LimitsOfLevel } from './limited.ts'

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
