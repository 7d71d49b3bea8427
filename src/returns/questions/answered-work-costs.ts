import type { AnswerValue } from './answer.ts'
import type { RequestedAnswersInput } from './requested-answers.ts'

/**
 * Meal deduction in cents per working day with lunch away from home, and maximum per year (SR 642.118.1, Art. 6 and 9).
 */
const full = { day: 1_500, max: 320_000 }

const half = { day: 750, max: 160_000 }

const rates: ReadonlyMap<string, typeof full> = new Map([
  ['no', full],
  ['shift', full],
  ['canteen', half],
])

/** Flat rate for a bicycle or moped in cents a year (SR 642.118.1, annex). */
const bicycleCents = 70_000

type WorkCost = { place: string; code: 'meals' | 'commuting'; label: ''; amountCents: number | null; original: null }
type All = readonly RequestedAnswersInput[]
type Stated = { value: AnswerValue | null; mark: string | null }

function statedBy(person: RequestedAnswersInput['person'], all: All, code: string): Stated | null {
  return all.find((other) => other.question.code === code && other.person === person)?.answer ?? null
}

/** Meal costs are not asked for: they are computed from the person's lunch arrangements and days at work. */
function mealsOf({ key, person, answer }: RequestedAnswersInput, all: All): WorkCost[] {
  const stay = statedBy(person, all, 'weekly-stay')
  const amountCents = mealsCents(answer?.value ?? null, statedBy(person, all, 'work-days'), stay?.value === 'yes')
  return amountCents === 0 ? [] : [{ place: key, code: 'meals', label: '', amountCents, original: null }]
}

function bicycleOf({ key, answer }: RequestedAnswersInput): WorkCost[] {
  if (answer?.value !== 'bicycle') return []
  return [{ place: key, code: 'commuting', label: '', amountCents: bicycleCents, original: null }]
}

/** Kilometres of all journeys, there and back. Without a reason to go by car, its costs are not deductible. */
function carOf({ key, person, question, answer }: RequestedAnswersInput, all: All): WorkCost[] {
  const reasons = statedBy(person, all, 'commute-why-car')?.value
  if (!answer || question.kind !== 'number' || !question.centsEach || !Array.isArray(reasons)) return []
  const amountCents = journeysCents(answer, statedBy(person, all, 'work-days'), question.centsEach)
  return amountCents === 0 ? [] : [{ place: key, code: 'commuting', label: '', amountCents, original: null }]
}

/** Null: distance or days are unknown. @example journeysCents({ value: 18, mark: null }, days(220), 75) // 594000 */
export function journeysCents(kilometres: Stated, days: Stated | null, centsEach: number): number | null {
  const [distance, worked] = [kilometres.value, days?.value]
  if (distance === 0 || worked === 0) return 0
  if (typeof distance !== 'number' || typeof worked !== 'number') return null
  return Math.round(distance * 2 * worked * centsEach)
}

/**
 * Meal costs in cents. Weekday stays near work add the evening meal at the full rate. Null: days unknown; zero: not
 * deductible. @example mealsCents('no', { value: 220, mark: null }, false) // 320000, the yearly maximum
 */
export function mealsCents(lunch: AnswerValue | null, days: Stated | null, isWeeklyResident: boolean): number | null {
  const noon = typeof lunch === 'string' ? rates.get(lunch) : undefined
  const meals = [...(noon ? [noon] : []), ...(isWeeklyResident ? [full] : [])]
  if (meals.length === 0 || !days) return 0
  const { value } = days
  if (typeof value !== 'number') return days.mark === null ? 0 : null
  return meals.reduce((sum, { day, max }) => sum + Math.min(Math.round(value * day), max), 0)
}

/** Costs that are computed from several answers, by the code of their question. */
export const workCosts = { lunch: mealsOf, commute: bicycleOf, 'commute-kilometres': carOf }
