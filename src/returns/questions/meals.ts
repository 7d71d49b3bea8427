import type { AnswerValue } from './answer.ts'

/** Deduction in cents per day away from home at lunch, and maximum per year (SR 642.118.1, Art. 6 and 9). */
const full = { day: 1_500, max: 320_000 }
const half = { day: 750, max: 160_000 }

const rates: ReadonlyMap<string, typeof full> = new Map([
  ['no', full],
  ['shift', full],
  ['canteen', half],
])

/**
 * Deduction for meals away from home in cents, from the answers on lunch and days at work. A weekly resident also
 * deducts the evening meal at the full rate. Null if deductible but the days are unknown; zero if not deductible or
 * not answered.
 * @example mealsCents('no', { value: 220, mark: null }, false) // 320000, the yearly maximum
 */
export function mealsCents(
  lunch: AnswerValue | null,
  days: { value: AnswerValue | null; mark: string | null } | null,
  isWeeklyResident: boolean,
) {
  const noon = typeof lunch === 'string' ? rates.get(lunch) : undefined
  const meals = [...(noon ? [noon] : []), ...(isWeeklyResident ? [full] : [])]
  if (meals.length === 0 || !days) return 0
  const { value } = days
  if (typeof value !== 'number') return days.mark === null ? 0 : null
  return meals.reduce((sum, { day, max }) => sum + Math.min(Math.round(value * day), max), 0)
}
