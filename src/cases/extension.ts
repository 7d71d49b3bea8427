import { extensionRules } from '#content/extensions.ts'
import { type CaseState, states } from './case-states.ts'
import { addDays, hasFilingDate, isCanton, isDay } from './due-date.ts'

/** What happens with a request for more time. */
export const extensionSteps = ['requested', 'granted', 'refused'] as const
export type ExtensionStep = (typeof extensionSteps)[number]

/** The highest fee that is taken for real. */
const highestFeeCents = 100_000

/** No office gives more time than this: a year was mistyped. */
const furthestDays = 2 * 365

export type ExtensionError = 'no-filing' | 'no-date' | 'date-past' | 'date-far' | 'no-fee'

type Extended = { caseType: string; state: CaseState }

/** Whether more time can be recorded: the case has a return to file that is not filed yet. */
export function takesExtension({ caseType, state }: Extended): boolean {
  return hasFilingDate(caseType) && states[state].status !== 'completed'
}

/** What is wrong with a step, or null. `untilOn` is the day that is asked for or granted. */
export function extensionError(
  found: Extended,
  { untilOn, feeCents }: { untilOn: string; feeCents: number | null },
  today: string,
): ExtensionError | null {
  if (!takesExtension(found)) return 'no-filing'
  if (!isDay(untilOn)) return 'no-date'
  if (untilOn < today) return 'date-past'
  if (untilOn > addDays(today, furthestDays)) return 'date-far'
  return feeCents === null || feeCents > highestFeeCents ? 'no-fee' : null
}

/**
 * A fee as people write it, in cents; null when it is none.
 * @example feeOf('20') // 2000
 */
export function feeOf(text: string): number | null {
  const clean = text.trim().replace(/^CHF\s*/i, '')
  if (clean === '') return 0
  return /^\d{1,4}(\.\d{2})?$/.test(clean) ? Math.round(Number(clean) * 100) : null
}

/** How an extension is requested in a canton, with the days of its steps; null while the canton of the case is not known. */
export function extensionWayOf({ canton, taxYear }: { canton: string | null; taxYear: number }) {
  if (canton === null || !isCanton(canton)) return null
  const rule = extensionRules[canton]
  const steps = rule.steps.map(({ until, ...step }) => ({ untilOn: until && `${taxYear + 1}-${until}`, ...step }))
  return { ...rule, canton, steps }
}
