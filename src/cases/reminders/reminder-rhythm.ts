import { z } from 'zod'
import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { defineSetting } from '#platform/settings/setting.ts'
import { addWorkingDays, isWorkingDay } from '#platform/working-days.ts'

export const reminderFirstDays = defineSetting('reminder_first_days', z.int().min(1).max(60), 3, 'admin')

export const reminderEveryDays = defineSetting('reminder_every_days', z.int().min(1).max(60), 5, 'admin')

export const reminderMax = defineSetting('reminder_max', z.int().min(0).max(12), 4, 'admin')

export const reminderHour = defineSetting('reminder_hour', z.int().min(6).max(18), 9, 'admin')

export const matterCodes = ['approval', 'assessment', 'documents', 'messages', 'questions'] as const
export type MatterCode = (typeof matterCodes)[number]

/** `since`: when the item was requested or, if later, last handled by the client. `caseId` is null outside cases. */
export type Matter = { code: MatterCode; caseId: string | null; since: Date }

export type SentReminder = { at: Date; matters: Pick<Matter, 'code' | 'caseId'>[] }

/** `firstAfterDays` and `everyDays` are working days. Emails are sent from `hour` on (Zurich time). */
export type Rhythm = { firstAfterDays: number; everyDays: number; max: number; hour: number }

export type ReminderRefusal = 'nothing-open' | 'sent-today'

const lastHour = 19

/** Day on which the next reminder is due, which may be past. Null if the maximum number of reminders was sent. */
export function nextReminderOn(matter: Matter, sent: readonly SentReminder[], rhythm: Rhythm): string | null {
  const about = sent.filter(({ at, matters }) => at >= matter.since && matters.some((named) => isSame(named, matter)))
  if (about.length >= rhythm.max) return null
  const last = about.map(({ at }) => at.getTime()).reduce((a, b) => Math.max(a, b), 0)
  return last > 0
    ? addWorkingDays(swissDay(new Date(last)), rhythm.everyDays)
    : addWorkingDays(swissDay(matter.since), rhythm.firstAfterDays)
}

export function isReminderTime(now: Date, { hour }: Pick<Rhythm, 'hour'>): boolean {
  const clock = Number(zurichClock(now).hour)
  return isWorkingDay(swissDay(now)) && clock >= hour && clock < lastHour
}

/** Whether to email the client a reminder now. A client gets at most one reminder a day, about all open matters. */
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

/** Day of the client's next reminder email. An overdue reminder is sent on the next possible day. */
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
