import { randomBytes, randomUUID } from 'node:crypto'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { hasFirstConsultation, insertAppointment } from '#appointments/appointment-db.server.ts'
import type { MeetingType } from '#appointments/appointment-status.ts'
import { listCalendars } from '#appointments/calendar/calendar-db.server.ts'
import { findBalances } from '#appointments/credit/minutes-db.server.ts'
import { findFreeAt, findNextTimes } from '#appointments/free-times/find-free-times.server.ts'
import { chooseAdviser } from '#appointments/free-times/free-times.ts'
import { type AppointmentKind, type ConsultationLanguage, usesMinutes } from '#appointments/kinds/kinds.ts'
import { meetingRoomsBase, placeFor } from '#appointments/kinds/meeting-place.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { findCaseFor, findCaseOf, lockCase } from '#cases/process/case-db.server.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { mailboxKey } from '#platform/mail/mail.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { deleteHold, waitForCalendar } from './hold-db.server.ts'
import type { Gone } from './hold-time.server.ts'
import { guestTokenOf, notifyOf, tokenHash } from './notify-guests.server.ts'

type BookAppointmentDeps = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'secretKey'>
type BookAppointmentInput = Omit<Booking, 'who' | 'bookedBy' | 'ownStaffId'>

export function bookForSelf(
  services: BookAppointmentDeps,
  { actor, ...requested }: BookAppointmentInput & { actor: Actor },
): Promise<BookOutcome> {
  const { person } = actor
  return services.db.transaction().execute(async (tx): Promise<BookOutcome> => {
    const found = requested.caseId === null ? null : await findCaseOf(tx, person.id, requested.caseId)
    if (requested.caseId !== null && !found) return { ok: false, reason: 'not-there' }
    if (!may(person, 'appointment.write', { clientId: person.id }) || requested.kind === 'case-talk')
      return { ok: false, reason: 'not-there' }
    const who = { clientId: person.id, email: person.email }
    const ownStaffId = found?.assignedTo ?? null
    return bookIn(tx, services, { ...requested, who, ownStaffId, bookedBy: 'client' }, actor)
  })
}

export function bookForClient(
  services: BookAppointmentDeps,
  { actor, caseId, ...requested }: BookAppointmentInput & { actor: Actor; caseId: string },
): Promise<BookOutcome | { ok: false; reason: 'forbidden' }> {
  return services.db.transaction().execute(async (tx) => {
    const scope = accessScopeOf(actor)
    const found = await findCaseFor(tx, caseId, scope)
    const client = found && (await findClient(tx, found.clientId, scope))
    if (!found || !client) return { ok: false, reason: 'not-there' } as const
    const isClient = actor.person.role === 'client'
    if (isClient || !may(actor.person, 'appointment.write', found)) return { ok: false, reason: 'forbidden' } as const
    const who = { clientId: client.id, email: client.email }
    return bookIn(tx, services, { ...requested, caseId, who, ownStaffId: found.assignedTo, bookedBy: 'firm' }, actor)
  })
}

export type Booking = {
  kind: AppointmentKind
  durationMinutes: number
  language: ConsultationLanguage
  meetingType: MeetingType
  startsAt: Date
  staffId?: string | null
  ownStaffId?: string | null
  holdId?: string
  who: { clientId: string; email: string } | { guest: { name: string; email: string; confirmTokenHash: string } }
  caseId: string | null
  topic: string
  zone: string
  scenario: string | null
  bookedBy: 'client' | 'guest' | 'firm'
}

export type BookOutcome =
  | { ok: true; id: string; number: number }
  | Gone
  | { ok: false; reason: 'no-minutes' | 'first-talk-used' | 'not-there' }

type BookDeps = Pick<Services, 'now' | 'log' | 'config' | 'secretKey'>

/** Books an appointment. Checks under the calendar lock that the time is still free. */
export async function bookIn(tx: Tx, services: BookDeps, booking: Booking, actor: AuditActor): Promise<BookOutcome> {
  const { kind, startsAt, durationMinutes, caseId, holdId } = booking
  const email = 'guest' in booking.who ? booking.who.guest.email : booking.who.email
  if (caseId !== null && !(await lockCase(tx, caseId, 'clientId' in booking.who ? booking.who.clientId : '')))
    return { ok: false, reason: 'not-there' }
  await waitForCalendar(tx)
  if (kind === 'first-talk' && (await hasFirstConsultation(tx, mailboxKey(email))))
    return { ok: false, reason: 'first-talk-used' }
  if (usesMinutes(kind)) {
    const balance = caseId === null ? undefined : (await findBalances(tx, [caseId])).get(caseId)
    if (!balance || balance.free < durationMinutes) return { ok: false, reason: 'no-minutes' }
  }
  const deps = { ...services, db: tx }
  const requested = { ...booking, byFirm: booking.bookedBy === 'firm', ...(holdId ? { except: { holdId } } : {}) }
  const { staffIds, load, rules } = await findFreeAt(deps, requested, startsAt)
  const staffId = chooseAdviser(staffIds, { own: booking.ownStaffId ?? null, load })
  if (!staffId) return { ok: false, reason: 'gone', next: await findNextTimes(deps, requested, startsAt) }
  if (holdId) await deleteHold(tx, holdId)
  const id = randomUUID()
  const isGuest = 'guest' in booking.who
  const { number } = await insertAppointment(tx, {
    ...{ id, kind, startsAt, durationMinutes, caseId, staffId, language: booking.language, zone: booking.zone },
    ...('guest' in booking.who
      ? {
          ...{
            guestName: booking.who.guest.name,
            guestEmail: email,
            guestTokenHash: tokenHash(guestTokenOf(services, id)),
          },
          confirmTokenHash: booking.who.guest.confirmTokenHash,
        }
      : { clientId: booking.who.clientId }),
    title: t(appointmentTexts.appointments).kinds[kind].name,
    description: booking.topic,
    scenario: booking.scenario,
    personKey: mailboxKey(email),
    meetingType: booking.meetingType,
    meetingLink: await roomLinkFor(deps, booking.meetingType, staffId),
    bufferBeforeMinutes: rules.bufferBefore,
    bufferAfterMinutes: rules.bufferAfter,
    bookedBy: booking.bookedBy,
    status: booking.bookedBy === 'firm' ? 'confirmed' : 'scheduled',
    createdAt: services.now(),
  })
  if (caseId !== null) {
    const title = t(appointmentTexts.appointments).kinds[kind].name
    const content = { code: 'appointment', values: { startsAt: startsAt.toISOString(), title } } as const
    await addCaseEvent(tx, { caseId, payload: content, at: services.now(), actorId: actor.person?.id ?? null })
  }
  await notifyOf(tx, services, id, { telling: 'booked', toStaff: isGuest || booking.bookedBy === 'client' })
  await recordAudit(tx, actor, {
    action: 'appointment.booked',
    object: { type: 'appointment', id },
    detail: { number, kind, startsAt: startsAt.toISOString(), durationMinutes, by: booking.bookedBy },
  })
  return { ok: true, id, number }
}

/** URL of a video room with an unguessable name; null if no room is configured. */
export async function roomLinkFor(
  { db, log }: { db: Db | Tx; log: Services['log'] },
  meetingType: MeetingType,
  staffId: string,
): Promise<string | null> {
  const roomUrl = (await listCalendars(db)).find(({ id }) => id === staffId)?.roomUrl ?? null
  const roomsBase = await readSetting({ db, log }, meetingRoomsBase)
  return placeFor(meetingType, { roomUrl, roomsBase }).linkFor({ name: randomBytes(18).toString('base64url') })
}
