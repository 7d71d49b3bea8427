import { may } from '#accounts/people/may.ts'
import { isStaff } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { selectedDay } from '#appointments/free-times/month.ts'
import { swissInstant } from '#appointments/free-times/zone.ts'
import { consultationLanguages } from '#appointments/kinds/kinds.ts'
import { roomAddress } from '#appointments/kinds/meeting-place.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { dayOf } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { readHours, type WeekHours } from '#platform/week-hours.ts'
import { deleteAbsence, findAbsence, insertAbsence, listCalendars, saveCalendar } from './calendar-db.server.ts'

type RefreshCalendarDeps = Pick<Services, 'db' | 'now'>
type RefreshCalendarInput = { actor: Actor; staffId: string; texts: Record<string, string> }
export type CalendarErrors = Record<
  string,
  'no-hours' | 'no-languages' | 'no-room' | 'no-day' | 'no-time' | 'wrong-order'
>
export type RefreshOutcome =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'not-there' }
  | { ok: false; reason: 'faulty'; errors: CalendarErrors }

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

function mayManage({ person }: Actor, staffId: string | null): boolean {
  return isStaff(person) && (person.id === staffId || may(person, 'case.read-all'))
}

export async function refreshCalendar(
  { db, now }: RefreshCalendarDeps,
  { actor, staffId, texts }: RefreshCalendarInput,
): Promise<RefreshOutcome> {
  if (!mayManage(actor, staffId)) return { ok: false, reason: 'forbidden' }
  const errors: CalendarErrors = {}
  const hours: WeekHours = {}
  for (const day of weekdays) {
    const read = readHours(texts[`day-${day}`] ?? '')
    if (read === null) errors[`day-${day}`] = 'no-hours'
    else if (read.length > 0) hours[day] = read
  }
  const languages = consultationLanguages.filter((code) => texts[`language-${code}`] === 'on')
  if (languages.length === 0) errors['language-en'] = 'no-languages'
  const room = (texts.room ?? '').trim()
  const roomUrl = room === '' ? null : roomAddress(room)
  if (room !== '' && roomUrl === null) errors.room = 'no-room'
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'faulty', errors }
  return db.transaction().execute(async (tx): Promise<RefreshOutcome> => {
    if (!(await listCalendars(tx)).some(({ id }) => id === staffId)) return { ok: false, reason: 'not-there' }
    await saveCalendar(tx, staffId, {
      isBookable: texts.bookable === 'on',
      hours,
      languages,
      roomUrl,
      updatedAt: now(),
    })
    await recordAudit(tx, actor, { action: 'calendar.saved', object: { type: 'person', id: staffId } })
    return { ok: true }
  })
}

/** Adds an absence of one staff member, or of all staff if `all` is 'on'. Existing appointments remain. */
export async function addAbsence(
  { db, now }: RefreshCalendarDeps,
  { actor, staffId, texts }: RefreshCalendarInput,
): Promise<RefreshOutcome> {
  const ofWhom = texts.all === 'on' ? null : staffId
  if (!mayManage(actor, ofWhom)) return { ok: false, reason: 'forbidden' }
  const [first, last] = [dayIn(texts.from), dayIn(texts.until) ?? dayIn(texts.from)]
  const [from, until] = [texts.fromTime || '00:00', texts.untilTime || '24:00']
  const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text)
  const errors: CalendarErrors = {}
  if (!first) errors.from = 'no-day'
  if (!last || (texts.until && !dayIn(texts.until))) errors.until = 'no-day'
  if (!isTime(from)) errors.fromTime = 'no-time'
  if (!isTime(until)) errors.untilTime = 'no-time'
  if (!first || !last || Object.keys(errors).length > 0) return { ok: false, reason: 'faulty', errors }
  const [startsAt, endsAt] = [new Date(swissInstant(first, from)), new Date(swissInstant(last, until))]
  if (endsAt <= startsAt) return { ok: false, reason: 'faulty', errors: { until: 'wrong-order' } }
  const kind = texts.kind === 'blocked' ? 'blocked' : 'absence'
  return db.transaction().execute(async (tx): Promise<RefreshOutcome> => {
    const note = cleanText(texts.note ?? '').slice(0, 100)
    const times = { startsAt, endsAt, createdBy: actor.person.id, createdAt: now() }
    const id = await insertAbsence(tx, { staffId: ofWhom, kind, note, ...times })
    await recordAudit(tx, actor, { action: 'absence.added', object: { type: 'absence', id } })
    return { ok: true }
  })
}

export async function removeAbsence(
  { db }: Pick<RefreshCalendarDeps, 'db'>,
  { actor, texts }: RefreshCalendarInput,
): Promise<RefreshOutcome> {
  const id = texts.id ?? ''
  const absence = isUuid(id) ? await findAbsence(db, id) : null
  if (!absence) return { ok: false, reason: 'not-there' }
  if (!mayManage(actor, absence.staffId)) return { ok: false, reason: 'forbidden' }
  return db.transaction().execute(async (tx): Promise<RefreshOutcome> => {
    await deleteAbsence(tx, id)
    await recordAudit(tx, actor, { action: 'absence.removed', object: { type: 'absence', id } })
    return { ok: true }
  })
}

function dayIn(text = ''): string | null {
  return selectedDay(dayOf(text))
}
