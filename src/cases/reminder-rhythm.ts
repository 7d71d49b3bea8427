import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { addWorkingDays, isWorkingDay } from '#platform/working-days.ts'

/** What a client can be reminded of. */
export const matterCodes = ['approval', 'assessment', 'documents', 'messages', 'questions'] as const
export type MatterCode = (typeof matterCodes)[number]

/** Something that waits for a client, since they were asked or last did something about it. Messages may belong to no case. */
export type Matter = { code: MatterCode; caseId: string | null; since: Date }

/** A letter that reminded of these matters. */
export type SentReminder = { at: Date; matters: Pick<Matter, 'code' | 'caseId'>[] }

/** In working days; `hour` is that of Zurich from which on letters go out. */
export type Rhythm = { firstAfterDays: number; everyDays: number; max: number; hour: number }

/** Why a client was not reminded when staff asked for it. */
export type ReminderRefusal = 'nothing-open' | 'sent-today'

/** Nobody is reminded in the evening, even when the program was away all day. */
const lastHour = 19

/**
 * The day on which a client is next reminded of a matter; null once that was done often enough. It may lie in the past
 * when no program ran: then the next letter stands for all that were missed.
 * @example nextReminderOn(asked on Friday, none sent, 3, …) // the Wednesday after
 */
export function nextReminderOn(matter: Matter, sent: readonly SentReminder[], rhythm: Rhythm): string | null {
  const about = sent.filter(({ at, matters }) => at >= matter.since && matters.some((named) => isSame(named, matter)))
  if (about.length >= rhythm.max) return null
  const last = about.map(({ at }) => at.getTime()).reduce((a, b) => Math.max(a, b), 0)
  return last > 0
    ? addWorkingDays(swissDay(new Date(last)), rhythm.everyDays)
    : addWorkingDays(swissDay(matter.since), rhythm.firstAfterDays)
}

/** Whether letters go out now: on working days, from the hour of the rhythm until the evening. */
export function isReminderTime(now: Date, { hour }: Pick<Rhythm, 'hour'>): boolean {
  const clock = Number(zurichClock(now).hour)
  return isWorkingDay(swissDay(now)) && clock >= hour && clock < lastHour
}

/** Whether a client gets a letter today for what is open: when any of it is due, and none went out today. */
export function isReminderDue(
  matters: readonly Matter[],
  sent: readonly SentReminder[],
  rhythm: Rhythm,
  now: Date,
): boolean {
  const today = swissDay(now)
  if (!isReminderTime(now, rhythm) || sent.some(({ at }) => swissDay(at) === today)) return false
  return matters.some((matter) => (nextReminderOn(matter, sent, rhythm) ?? '9999') <= today)
}

/** The day of the next letter among several matters; null when none is to come. Days that have passed become today's. */
export function nextEmailOn(
  matters: readonly Matter[],
  sent: readonly SentReminder[],
  rhythm: Rhythm,
  now: Date,
): string | null {
  const days = matters.map((matter) => nextReminderOn(matter, sent, rhythm)).filter((day) => day !== null)
  const [first] = days.toSorted()
  if (first === undefined) return null
  const today = swissDay(now)
  const isOverToday = Number(zurichClock(now).hour) >= lastHour || sent.some(({ at }) => swissDay(at) === today)
  const earliest = isOverToday || !isWorkingDay(today) ? addWorkingDays(today, 1) : today
  if (first <= earliest) return earliest
  return first
}

function isSame(a: Pick<Matter, 'code' | 'caseId'>, b: Matter): boolean {
  return a.code === b.code && a.caseId === b.caseId
}
