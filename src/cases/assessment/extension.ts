import { addDays, hasFilingDate, isDay } from '#cases/planning/due-date.ts'
import { type CaseState, states } from '#cases/process/case-states.ts'
import { extensionRules } from '#content/procedure/extensions.ts'
import { isCanton } from '#shop/domicile/cantons.ts'

export const extensionSteps = ['requested', 'granted', 'refused'] as const
export type ExtensionStep = (typeof extensionSteps)[number]

const highestFeeCents = 100_000

const furthestDays = 2 * 365

export type ExtensionError = 'no-filing' | 'no-date' | 'date-past' | 'date-far' | 'no-fee'

type Extended = { caseType: string; state: CaseState }

export function takesExtension({ caseType, state }: Extended): boolean {
  return hasFilingDate(caseType) && states[state].status !== 'completed'
}

/** Returns why an extension cannot be recorded; null if it can. `untilOn` is the requested or granted filing date. */
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

/** Parses a fee in francs into cents: 0 if empty, null if it is not a valid amount. */
export function feeOf(text: string): number | null {
  const clean = text.trim().replace(/^CHF\s*/i, '')
  if (clean === '') return 0
  return /^\d{1,4}(\.\d{2})?$/.test(clean) ? Math.round(Number(clean) * 100) : null
}

/** The canton's rules for extending the filing date, with the latest dates; null if the canton is unknown. */
export function extensionWayOf({ canton, taxYear }: { canton: string | null; taxYear: number }) {
  if (canton === null || !isCanton(canton)) return null
  const rule = extensionRules[canton]
  const steps = rule.steps.map(({ until, ...step }) => ({ untilOn: until && `${taxYear + 1}-${until}`, ...step }))
  return { ...rule, canton, steps }
}

/**
 * The extension to ask for next: the canton's first step after the day up to which the return may be filed now, if it
 * has not passed. Leaves out steps without a request or for other taxpayers; null if no further step is known.
 * @example nextExtension({ canton: 'BE', taxYear: 2026 }, '2027-07-15', today) // { untilOn: '2027-09-15', … }
 */
export function nextExtension(
  found: { canton: string | null; taxYear: number },
  filedBy: string,
  today: string,
): { untilOn: string; feeCents: number } | null {
  for (const { untilOn, feeCents, silent, who } of extensionWayOf(found)?.steps ?? []) {
    if (untilOn && untilOn > filedBy && untilOn >= today && feeCents !== null && !silent && !who)
      return { untilOn, feeCents }
  }
  return null
}
