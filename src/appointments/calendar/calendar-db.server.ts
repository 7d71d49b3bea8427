import { sql } from 'kysely'
import { type ConsultationLanguage, consultationLanguages } from '#appointments/kinds/kinds.ts'
import type { Interval } from '#appointments/kinds/terms.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { byName } from '#platform/db/search-db.server.ts'
import { defaultHours, type WeekHours, weekHours } from '#platform/week-hours.ts'

export type AdviserCalendar = {
  id: string
  name: string
  isBookable: boolean
  /** False until working hours are saved; the hours are then only a suggestion. */
  isSet: boolean
  hours: WeekHours
  languages: ConsultationLanguage[]
  roomUrl: string | null
}

/** Calendars of active staff. No one is bookable before their working hours are saved. */
export async function listCalendars(db: Db | Tx): Promise<AdviserCalendar[]> {
  const rows = await db
    .selectFrom('people as p')
    .leftJoin('adviserCalendars as k', 'k.staffId', 'p.id')
    .select(['p.id', 'p.name', 'k.isBookable', 'k.hours', 'k.languages', 'k.roomUrl'])
    .where('p.role', 'in', ['adviser', 'admin', 'owner'])
    .where('p.status', '=', 'active')
    .orderBy(byName('p.name'))
    .execute()
  return rows.map((row) => {
    const hours = weekHours.safeParse(row.hours)
    return {
      id: row.id,
      name: row.name,
      isBookable: row.isBookable ?? false,
      isSet: row.isBookable !== null,
      hours: hours.success ? hours.data : defaultHours,
      languages: row.languages
        ? consultationLanguages.filter((code) => row.languages?.includes(code))
        : [...consultationLanguages],
      roomUrl: row.roomUrl,
    }
  })
}

type CalendarDbValues = {
  isBookable: boolean
  hours: WeekHours
  languages: ConsultationLanguage[]
  roomUrl: string | null
  updatedAt: Date
}

export async function saveCalendar(tx: Tx, staffId: string, saved: CalendarDbValues): Promise<void> {
  const row = { ...saved, hours: JSON.stringify(saved.hours) }
  await tx
    .insertInto('adviserCalendars')
    .values({ staffId, ...row })
    .onConflict((conflict) => conflict.column('staffId').doUpdateSet(row))
    .execute()
}

type Span = { from: Date; until: Date }
type Own = { appointmentId?: string; holdId?: string }

const milliseconds = (bound: 'lower' | 'upper') =>
  sql<number>`(extract(epoch from ${sql.raw(bound)}(taken)) * 1000)::float8`

export type CalendarDbRow = Interval & { staffId: string; startsAt: Date; kind: string; isHold: boolean }

/** Busy times of staff. Omits `own`: the user's reservation, or the appointment that is being moved. */
export async function listTaken(
  db: Db | Tx,
  { from, until }: Span,
  now: Date,
  own: Own = {},
): Promise<CalendarDbRow[]> {
  const within = sql<boolean>`taken && tstzrange(${from}, ${until})`
  const rows = await db
    .selectFrom('appointments')
    .select(['staffId', 'startsAt', 'kind', sql<boolean>`false`.as('isHold')])
    .select([milliseconds('lower').as('start'), milliseconds('upper').as('end')])
    .where('status', '<>', 'cancelled')
    .where('staffId', 'is not', null)
    .where(within)
    .$if(own.appointmentId !== undefined, (query) => query.where('id', '<>', own.appointmentId ?? ''))
    .unionAll(
      db
        .selectFrom('appointmentHolds')
        .select(['staffId', 'startsAt', 'kind', sql<boolean>`true`.as('isHold')])
        .select([milliseconds('lower').as('start'), milliseconds('upper').as('end')])
        .where('expiresAt', '>', now)
        .where(within)
        .$if(own.holdId !== undefined, (query) => query.where('id', '<>', own.holdId ?? '')),
    )
    .execute()
  return rows.flatMap(({ staffId, ...row }) => (staffId === null ? [] : [{ staffId, ...row }]))
}

export function listAbsences(db: Db | Tx, { from, until }: Span) {
  return db
    .selectFrom('absences as x')
    .leftJoin('people as p', 'p.id', 'x.staffId')
    .select(['x.id', 'x.staffId', 'x.kind', 'x.startsAt', 'x.endsAt', 'x.note', 'p.name as staffName'])
    .where('x.startsAt', '<', until)
    .where('x.endsAt', '>', from)
    .orderBy('x.startsAt')
    .limit(1000)
    .execute()
}
export type AbsenceRow = Awaited<ReturnType<typeof listAbsences>>[number]

type NewAbsence = {
  staffId: string | null
  kind: 'absence' | 'blocked'
  startsAt: Date
  endsAt: Date
  note: string
  createdBy: string
  createdAt: Date
}

export async function insertAbsence(tx: Tx, absence: NewAbsence): Promise<string> {
  const { id } = await tx.insertInto('absences').values(absence).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function findAbsence(db: Db | Tx, id: string) {
  return (await db.selectFrom('absences').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function deleteAbsence(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('absences').where('id', '=', id).execute()
}
