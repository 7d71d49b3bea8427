import type { AnswerValue } from './answer.ts'

/** In centimes for a day on which nobody could eat at home, and at most for a year (SR 642.118.1, Art. 6 and 9). */
const full = { day: 1_500, max: 320_000 }
/** Where the employer makes meals cheaper. */
const half = { day: 750, max: 160_000 }

const rates: ReadonlyMap<string, typeof full> = new Map([
  ['no', full],
  ['shift', full],
  ['canteen', half],
])

/**
 * What is deducted for meals away from home, in centimes, by what was answered about lunch and days at work. Whoever stays
 * near work during the week has the evening meal as well, at the full rate. Null: it is, but the days are not known. Zero:
 * nothing is deducted, or cannot be told yet.
 * @example mealsCents('no', { value: 220, mark: null }, false) // 320000: 220 days would be CHF 3'300
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
