import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { AppointmentStatus, MeetingType } from './appointment-status.ts'
import type { Sight } from './sight.ts'
import { onlyClientsOf, onlyVisibleTo } from './visible-db.server.ts'

function selectAppointments(db: Db | Tx) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('people as client', 'client.id', 'a.clientId')
    .leftJoin('people as staff', 'staff.id', 'a.staffId')
    .leftJoin('cases as c', 'c.id', 'a.caseId')
    .select(['a.id', 'a.caseId', 'a.clientId', 'a.staffId', 'a.title', 'a.description', 'a.startsAt'])
    .select(['a.durationMinutes', 'a.meetingLink', 'a.createdAt'])
    .select([sql<AppointmentStatus>`a.status`.as('status'), sql<MeetingType>`a.meeting_type`.as('meetingType')])
    .select(['c.caseNumber', 'c.taxYear', 'client.name as clientName', 'staff.name as staffName'])
}

export type AppointmentRow = Awaited<ReturnType<ReturnType<typeof selectAppointments>['execute']>>[number]

/** True until the meeting is over, unless it was cancelled or missed. */
const isUpcoming = (now: Date) =>
  sql<boolean>`(a.status in ('scheduled', 'confirmed') and a.starts_at + make_interval(mins => a.duration_minutes) >= ${now})`

/** Appointments of cases that somebody sees, and of clients where there is no case. */
const withinSight = (sight: Sight) =>
  sql<boolean>`(case when a.case_id is null then ${onlyClientsOf(sight, 'a.client_id')} else ${onlyVisibleTo(sight)} end)`

/** A client's appointments, the latest first. */
export function listAppointmentsOf(db: Db | Tx, clientId: string): Promise<AppointmentRow[]> {
  return selectAppointments(db).where('a.clientId', '=', clientId).orderBy('a.startsAt', 'desc').limit(200).execute()
}

/** A client's next appointments, the nearest first. */
export function listUpcomingOf(db: Db | Tx, clientId: string, now: Date, limit = 5): Promise<AppointmentRow[]> {
  return selectAppointments(db)
    .where('a.clientId', '=', clientId)
    .where(isUpcoming(now))
    .orderBy('a.startsAt')
    .limit(limit)
    .execute()
}

/** The next appointments within somebody's sight, the nearest first. */
export function listUpcoming(db: Db | Tx, sight: Sight, now: Date, limit = 50): Promise<AppointmentRow[]> {
  return selectAppointments(db)
    .where(isUpcoming(now))
    .where(withinSight(sight))
    .orderBy('a.startsAt')
    .limit(limit)
    .execute()
}

export async function countUpcoming(db: Db | Tx, sight: Sight, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('appointments as a')
    .select(sql<number>`count(*)`.as('count'))
    .leftJoin('cases as c', 'c.id', 'a.caseId')
    .where(isUpcoming(now))
    .where(withinSight(sight))
    .executeTakeFirstOrThrow()
  return count
}

type NewAppointment = {
  caseId: string
  clientId: string
  staffId: string
  title: string
  startsAt: Date
  durationMinutes: number
  meetingType: MeetingType
  meetingLink: string | null
  createdAt: Date
}

export async function insertAppointment(tx: Tx, appointment: NewAppointment): Promise<string> {
  const { id } = await tx.insertInto('appointments').values(appointment).returning('id').executeTakeFirstOrThrow()
  return id
}
