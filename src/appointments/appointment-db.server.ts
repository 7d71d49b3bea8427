import { type Insertable, sql, type Updateable } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyClientsOf, onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Appointments } from '#platform/db/schema.ts'
import { currentLocale } from '#platform/locale.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { endOfSwissDay, startOfSwissDay } from '#platform/working-days.ts'
import type { AppointmentStatus, MeetingType } from './appointment-status.ts'
import type { AppointmentKind, ConsultationLanguage } from './kinds/kinds.ts'

export function selectAppointments(db: Db | Tx) {
  return db
    .selectFrom('appointments as a')
    .leftJoin('people as client', 'client.id', 'a.clientId')
    .leftJoin('people as staff', 'staff.id', 'a.staffId')
    .leftJoin('cases as c', 'c.id', 'a.caseId')
    .select(['a.id', 'a.number', 'a.caseId', 'a.clientId', 'a.staffId', 'a.title', 'a.description', 'a.startsAt'])
    .select(['a.durationMinutes', 'a.bufferBeforeMinutes', 'a.bufferAfterMinutes', 'a.meetingLink', 'a.createdAt'])
    .select(['a.zone', 'a.scenario', 'a.preparation', 'a.internalNote', 'a.bookedBy', 'a.guestEmail', 'a.personKey'])
    .select(['a.cancelledBy', 'a.cancelReason', 'a.endedAt', 'a.calendarSequence'])
    .select([sql<AppointmentStatus>`a.status`.as('status'), sql<MeetingType>`a.meeting_type`.as('meetingType')])
    .select([sql<AppointmentKind>`a.kind`.as('kind'), sql<ConsultationLanguage>`a.language`.as('language')])
    .select(['c.caseNumber', 'c.taxYear', 'c.assignedTo', 'staff.name as staffName', 'staff.email as staffEmail'])
    .select(sql<string>`coalesce(client.name, a.guest_name)`.as('clientName'))
    .select(sql<string>`coalesce(client.email, a.guest_email)`.as('clientEmail'))
    .select([sql<string | null>`coalesce(client.phone, a.guest_phone)`.as('clientPhone'), 'a.leadId'])
}

export type AppointmentRow = Awaited<ReturnType<ReturnType<typeof selectAppointments>['execute']>>[number]

const isUpcoming = (now: Date) =>
  sql<boolean>`(a.status in ('scheduled', 'confirmed') and a.starts_at + make_interval(mins => a.duration_minutes) >= ${now})`

/** Appointments that an adviser may see: their own, those of visible cases and, without a case, of visible clients. */
export const withinScope = (scope: AccessScope) => {
  const ofCase = sql<boolean>`(case when a.case_id is null then a.client_id is null or ${onlyClientsOf(scope, 'a.client_id')}
    else ${onlyVisibleTo(scope)} end)`
  if (scope === null) return sql<boolean>`true`
  if (typeof scope === 'string') return sql<boolean>`(a.client_id = ${scope})`
  return sql<boolean>`(a.staff_id = any(${scope.adviserIds}) or ${ofCase})`
}

export function listAppointmentsOf(db: Db | Tx, clientId: string): Promise<AppointmentRow[]> {
  return selectAppointments(db).where('a.clientId', '=', clientId).orderBy('a.startsAt', 'desc').limit(200).execute()
}

/** The latest appointments of a client in the access scope, those to come first. */
export function listNewestOf(db: Db, clientId: string, scope: AccessScope, limit: number): Promise<AppointmentRow[]> {
  const found = selectAppointments(db).where('a.clientId', '=', clientId).where(withinScope(scope))
  return found.orderBy('a.startsAt', 'desc').limit(limit).execute()
}

export function listUpcomingOf(db: Db | Tx, clientId: string, now: Date, limit = 5): Promise<AppointmentRow[]> {
  return selectAppointments(db)
    .where('a.clientId', '=', clientId)
    .where(isUpcoming(now))
    .orderBy('a.startsAt')
    .limit(limit)
    .execute()
}

export function listToday(db: Db | Tx, scope: AccessScope, now: Date): Promise<AppointmentRow[]> {
  const today = swissDay(now)
  return listAppointmentsBetween(db, scope, { from: startOfSwissDay(today), until: endOfSwissDay(today) })
}

export function listAppointmentsBetween(
  db: Db | Tx,
  scope: AccessScope,
  { from, until }: { from: Date; until: Date },
): Promise<AppointmentRow[]> {
  return selectAppointments(db)
    .where('a.startsAt', '>=', from)
    .where('a.startsAt', '<', until)
    .where(withinScope(scope))
    .orderBy('a.startsAt')
    .limit(500)
    .execute()
}

export async function countUpcoming(db: Db | Tx, scope: AccessScope, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('appointments as a')
    .leftJoin('cases as c', 'c.id', 'a.caseId')
    .select(sql<number>`count(*)`.as('count'))
    .where(isUpcoming(now))
    .where(withinScope(scope))
    .executeTakeFirstOrThrow()
  return count
}

export function listPlannedOf(tx: Tx, caseId: string, now: Date): Promise<{ id: string }[]> {
  return tx
    .selectFrom('appointments')
    .select('id')
    .where('caseId', '=', caseId)
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('kind', 'in', ['included', 'paid'])
    .where('startsAt', '>', now)
    .orderBy('startsAt', 'desc')
    .execute()
}

export async function findAppointment(db: Db | Tx, id: string, scope: AccessScope): Promise<AppointmentRow | null> {
  if (!isUuid(id)) return null
  const row = await selectAppointments(db).where('a.id', '=', id).where(withinScope(scope)).executeTakeFirst()
  return row ?? null
}

export async function findGuestAppointment(db: Db | Tx, tokenHash: string): Promise<AppointmentRow | null> {
  const row = await selectAppointments(db)
    .where((eb) => eb.or([eb('a.guestTokenHash', '=', tokenHash), eb('a.formerGuestTokenHash', '=', tokenHash)]))
    .executeTakeFirst()
  return row ?? null
}

export async function listGuestTokens(db: Db): Promise<{ id: string; hash: string }[]> {
  const rows = await db.selectFrom('appointments').select(['id', 'guestTokenHash as hash']).orderBy('id').execute()
  return rows.flatMap(({ id, hash }) => (hash === null ? [] : { id, hash }))
}

/** The former token stays valid, because it is in emails that were sent. */
export async function saveGuestToken(db: Db, id: string, { former, hash }: { former: string; hash: string }) {
  await db
    .updateTable('appointments')
    .set({ guestTokenHash: hash, formerGuestTokenHash: former })
    .where('id', '=', id)
    .where('guestTokenHash', '=', former)
    .execute()
}

/** The appointment booked through a guest's confirmation link; null if the guest has not confirmed yet. */
export async function findConfirmed(db: Db | Tx, tokenHash: string): Promise<{ id: string; number: number } | null> {
  const row = await db
    .selectFrom('appointments')
    .select(['id', 'number'])
    .where('confirmTokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row ?? null
}

export async function lockAppointment(tx: Tx, id: string): Promise<AppointmentRow | null> {
  if (!isUuid(id)) return null
  await tx.selectFrom('appointments').select('id').where('id', '=', id).forUpdate().execute()
  return findAppointment(tx, id, null)
}

export async function hasFirstConsultation(db: Db | Tx, personKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('appointments')
    .select('id')
    .where(sql<string>`mailbox_key(person_key)`, '=', personKey)
    .where('kind', '=', 'first-talk')
    .where('status', '<>', 'cancelled')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAppointment(
  tx: Tx,
  row: Omit<Insertable<Appointments>, 'taken'>,
): Promise<{ id: string; number: number }> {
  return tx
    .insertInto('appointments')
    .values({ guestLocale: currentLocale(), ...row })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

export async function saveAppointment(tx: Tx, id: string, change: Updateable<Appointments>): Promise<void> {
  await tx
    .updateTable('appointments')
    .set((eb) => ({ ...change, calendarSequence: eb('calendarSequence', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function saveAppointmentNote(
  tx: Tx,
  id: string,
  note: { preparation?: string; internalNote?: string },
): Promise<void> {
  await tx.updateTable('appointments').set(note).where('id', '=', id).execute()
}

/** Makes appointments that were booked from an enquiry those of its client. Links in earlier emails still work. */
export async function adoptAppointments(tx: Tx, leadId: string, clientId: string): Promise<void> {
  await tx
    .updateTable('appointments')
    .set({ clientId, guestName: null, guestEmail: null, guestPhone: null })
    .where('leadId', '=', leadId)
    .where('clientId', 'is', null)
    .execute()
}

/** Appointments booked from an enquiry, newest first. */
export function listAppointmentsOfLead(db: Db | Tx, leadId: string): Promise<AppointmentRow[]> {
  return selectAppointments(db).where('a.leadId', '=', leadId).orderBy('a.createdAt', 'desc').limit(5).execute()
}

type Move = {
  appointmentId: string
  fromStartsAt: Date
  toStartsAt: Date
  fromStaffId: string | null
  toStaffId: string | null
  byClient: boolean
  movedBy: string | null
  movedAt: Date
}

export async function insertMove(tx: Tx, move: Move): Promise<void> {
  await tx.insertInto('appointmentMoves').values(move).execute()
}

export function listMoves(db: Db | Tx, appointmentId: string) {
  return db
    .selectFrom('appointmentMoves as m')
    .leftJoin('people as mover', 'mover.id', 'm.movedBy')
    .select(['m.id', 'm.fromStartsAt', 'm.toStartsAt', 'm.byClient', 'm.movedAt', 'mover.name as moverName'])
    .where('m.appointmentId', '=', appointmentId)
    .orderBy('m.id', 'desc')
    .limit(50)
    .execute()
}

export function listOpenBetween(db: Db, from: Date, until: Date): Promise<AppointmentRow[]> {
  return selectAppointments(db)
    .where('a.status', 'in', ['scheduled', 'confirmed'])
    .where('a.startsAt', '>', from)
    .where('a.startsAt', '<=', until)
    .orderBy('a.startsAt')
    .limit(1000)
    .execute()
}

export function listForCalendar(db: Db, personId: string, from: Date): Promise<AppointmentRow[]> {
  return selectAppointments(db)
    .where((eb) => eb.or([eb('a.clientId', '=', personId), eb('a.staffId', '=', personId)]))
    .where('a.startsAt', '>=', from)
    .where('a.status', '<>', 'cancelled')
    .orderBy('a.startsAt')
    .limit(1000)
    .execute()
}

export function deleteGuestAppointmentsBefore(tx: Tx, before: Date): Promise<{ id: string; number: number }[]> {
  return tx
    .deleteFrom('appointments')
    .where('clientId', 'is', null)
    .where(sql<boolean>`starts_at + make_interval(mins => duration_minutes) < ${before}`)
    .returning(['id', 'number'])
    .execute()
}
