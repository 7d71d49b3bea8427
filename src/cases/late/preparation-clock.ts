import type { CaseState } from '#cases/case-states.ts'
import { isWorkingDay, movedBy } from '#platform/working-days.ts'

/** A case came into a state on a day of the calendar in Zurich. */
export type Step = { on: string; toState: CaseState }

/** A message between client and office, on a day in Zurich; `asks`: one of the office that asks something. */
export type PreparationClockContent = { threadId: string; on: string; by: 'client' | 'office'; asks: boolean }

/** The client was asked on a day, and answered on another; null while they have not. */
export type PreparationClockInput = { from: string; to: string | null }

/**
 * When a question of ours waited for the client, from messages in the order of their time: in each thread from the first
 * question until the client writes there. What we write without a question waits for nobody, and stops no clock.
 */
export function requestedSpans(messages: readonly PreparationClockContent[]): PreparationClockInput[] {
  const spans: PreparationClockInput[] = []
  const open = new Map<string, PreparationClockInput>()
  for (const { threadId, on, by, asks } of messages) {
    const waiting = open.get(threadId)
    if (by === 'client') {
      if (waiting) waiting.to = on
      open.delete(threadId)
    } else if (asks && !waiting) {
      const span = { from: on, to: null }
      open.set(threadId, span)
      spans.push(span)
    }
  }
  return spans
}

/** While a case is in one of these, the preparation is with us. */
const withUs: readonly CaseState[] = ['in_preparation', 'review']

export type Clock = {
  /** The day on which the checklist was complete; null before. */
  completeOn: string | null
  /** The working days that count. */
  days: string[]
  /** The day on which the draft was with the client. */
  deliveredOn: string | null
}

/**
 * The preparation time of a case: the working days after that on which the checklist was complete, until the draft is with
 * the client, or until yesterday. A day on any part of which we wait for the client does not count: for documents, or for an
 * answer to what we asked.
 * @example preparationClock([{ on: '2026-11-02', toState: 'in_preparation' }], '2026-11-05').days // ['2026-11-03', '2026-11-04']
 */
export function preparationClock(
  steps: readonly Step[],
  today: string,
  requested: readonly PreparationClockInput[] = [],
): Clock {
  const begun = steps.findIndex(({ toState }) => toState === 'in_preparation')
  const completeOn = steps[begun]?.on ?? null
  if (completeOn === null) return { completeOn, days: [], deliveredOn: null }
  const since = steps.slice(begun)
  const deliveredOn = since.find(({ toState }) => toState === 'client_approval')?.on ?? null
  const days: string[] = []
  for (let day = movedBy(completeOn, 1); deliveredOn ? day <= deliveredOn : day < today; day = movedBy(day, 1))
    if (isWorkingDay(day) && isWholeDayWithUs(since, day, deliveredOn) && !isRequested(requested, day)) days.push(day)
  return { completeOn, days, deliveredOn }
}

function isWholeDayWithUs(steps: readonly Step[], day: string, deliveredOn: string | null): boolean {
  const atStart = steps.findLast(({ on }) => on < day)
  if (!atStart || !withUs.includes(atStart.toState)) return false
  const during = steps.filter(({ on, toState }) => on === day && !withUs.includes(toState))
  return during.every(({ toState }) => day === deliveredOn && toState === 'client_approval')
}

function isRequested(requested: readonly PreparationClockInput[], day: string): boolean {
  return requested.some(({ from, to }) => from <= day && (to === null || day <= to))
}

/** The first day on which a preparation was late that may take so many working days; null while it is not. */
export function lateOn({ days }: Clock, allowedDays: number): string | null {
  return days[allowedDays] ?? null
}
