import {
  type AdviserCalendar,
  listAbsences,
  listCalendars,
  listTaken,
} from '#appointments/calendar/calendar-db.server.ts'
import { type KindRules, kindSettings } from '#appointments/kinds/kind-rules.ts'
import type { AppointmentKind, ConsultationLanguage } from '#appointments/kinds/kinds.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { movedBy } from '#platform/working-days.ts'
import { type FreeTime, freeTimes, type Load } from './free-times.ts'
import { swissInstant } from './zone.ts'

export type FindFreeTimesInput = {
  kind: AppointmentKind
  durationMinutes: number
  language: ConsultationLanguage
  /** Staff member whose free times are searched; null or undefined searches all bookable staff. */
  staffId?: string | null
  byFirm?: boolean
  except?: { appointmentId?: string; holdId?: string }
}

/** First and last day of the search, as dates in Zurich. */
export type Days = { from: string; to: string }
type FindFreeTimesDeps = { db: Db | Tx; log: Services['log']; now: Services['now'] }
export type Found = { times: FreeTime[]; load: Load; rules: KindRules }

export async function findFreeTimes(
  { db, log, now }: FindFreeTimesDeps,
  requested: FindFreeTimesInput,
  { from, to }: Days,
): Promise<Found> {
  const setting = await readSetting({ db, log }, kindSettings[requested.kind])
  const rules = requested.byFirm ? { ...setting, noticeHours: 0 } : setting
  const span = { from: new Date(swissInstant(from, '00:00')), until: new Date(swissInstant(movedBy(to, 1), '00:00')) }
  const calendars = await listCalendars(db)
  const taken = await listTaken(db, span, now(), requested.except)
  const absences = await listAbsences(db, span)
  const isRequested = ({ id, isBookable, isSet }: AdviserCalendar) =>
    requested.staffId ? id === requested.staffId && (isSet || requested.byFirm === true) : isBookable
  const advisers = calendars
    .filter(
      (calendar) => isRequested(calendar) && (requested.staffId || calendar.languages.includes(requested.language)),
    )
    .map(({ id, hours }) => {
      const own = taken.filter(({ staffId }) => staffId === id)
      const away = absences
        .filter(({ staffId }) => staffId === null || staffId === id)
        .map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }))
      const days = own.filter(({ kind }) => kind === requested.kind).map(({ startsAt }) => swissDay(startsAt))
      return { id, hours, busy: own, away, appointmentsOn: counted(days) }
    })
  const { durationMinutes } = requested
  return {
    times: freeTimes(advisers, { rules, durationMinutes, from, to, now: now().getTime() }),
    load: counted(taken.map(({ staffId }) => staffId)),
    rules,
  }
}

export async function findNextTimes(
  deps: FindFreeTimesDeps,
  requested: FindFreeTimesInput,
  after: Date,
  max = 3,
): Promise<FreeTime[]> {
  const from = swissDay(after)
  const { times } = await findFreeTimes(deps, requested, { from, to: movedBy(from, 21) })
  return times.filter(({ startsAt }) => startsAt >= after.getTime()).slice(0, max)
}

export async function findFreeAt(deps: FindFreeTimesDeps, requested: FindFreeTimesInput, startsAt: Date) {
  const day = swissDay(startsAt)
  const { times, load, rules } = await findFreeTimes(deps, requested, { from: day, to: day })
  const free = times.find((time) => time.startsAt === startsAt.getTime())
  return { staffIds: free?.staffIds ?? [], load, rules }
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
