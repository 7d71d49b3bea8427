import { randomBytes, randomUUID } from 'node:crypto'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { findConfirmed, hasFirstConsultation, insertAppointment } from '#appointments/appointment-db.server.ts'
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
import { emailError, mailboxKey } from '#platform/mail/mail.ts'
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

export type Guest = { name: string; email: string; phone: string | null }

type BookByFirmInput = Omit<BookAppointmentInput, 'confirmTokenHash'> & {
  actor: Actor
  /** Ignored if there is a case: then the appointment is with its client. */
  whom?: { clientId: string } | { guest: Guest; leadId: string | null } | null
  /** Identifies one submission, so that sending it again has no effect. */
  submissionKey?: string
}

/** Staff book for a case, a client without a case, an enquirer or someone new. The address does not have to be confirmed. */
export function bookByFirm(
  services: BookAppointmentDeps,
  requested: BookByFirmInput,
): Promise<BookOutcome | { ok: false; reason: 'forbidden' | 'no-mail' }> {
  return services.db.transaction().execute((tx) => bookByFirmIn(tx, services, requested))
}

/** Like `bookByFirm`, within a transaction. With `isAnnounced`, the caller emails the client. */
export async function bookByFirmIn(
  tx: Tx,
  services: Omit<BookAppointmentDeps, 'db'>,
  { actor, caseId, whom, submissionKey, leadId = null, ...requested }: BookByFirmInput,
): Promise<BookOutcome | { ok: false; reason: 'forbidden' | 'no-mail' }> {
  const scope = accessScopeOf(actor)
  const found = caseId === null ? null : await findCaseFor(tx, caseId, scope)
  if (caseId !== null && !found) return { ok: false, reason: 'not-there' }
  if (actor.person.role === 'client' || !may(actor.person, 'appointment.write', found ?? {}))
    return { ok: false, reason: 'forbidden' }
  const clientId = found?.clientId ?? (whom && 'clientId' in whom ? whom.clientId : null)
  const client = clientId === null ? null : await findClient(tx, clientId, scope)
  const guest = client === null && whom && 'guest' in whom ? whom : null
  const who = client ? { clientId: client.id, email: client.email } : guest && { guest: guest.guest }
  if (!who) return { ok: false, reason: 'not-there' }
  if (guest && emailError({ to: guest.guest.email, subject: 'Appointment' })) return { ok: false, reason: 'no-mail' }
  const ownStaffId = found?.assignedTo ?? null
  return bookIn(
    tx,
    services,
    {
      ...{ ...requested, caseId, who, ownStaffId, bookedBy: 'firm', leadId: guest?.leadId ?? leadId },
      ...(submissionKey ? { confirmTokenHash: tokenHash(`${actor.person.id} ${submissionKey}`) } : {}),
    },
    actor,
  )
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
  who: { clientId: string; email: string } | { guest: Guest }
  /** Hash of a token by which the same booking is recognised if it is sent again. */
  confirmTokenHash?: string
  leadId?: string | null
  /** True if the caller sends the client an email that includes the appointment. */
  isAnnounced?: boolean
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
  const before = booking.confirmTokenHash ? await findConfirmed(tx, booking.confirmTokenHash) : null
  if (before) return { ok: true, ...before }
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
            guestPhone: booking.who.guest.phone,
            guestTokenHash: tokenHash(guestTokenOf(services, id)),
          },
        }
      : { clientId: booking.who.clientId }),
    confirmTokenHash: booking.confirmTokenHash ?? null,
    leadId: booking.leadId ?? null,
    title: kindName(kind, caseId),
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
    const title = kindName(kind, caseId)
    const content = { code: 'appointment', values: { startsAt: startsAt.toISOString(), title } } as const
    await addCaseEvent(tx, { caseId, payload: content, at: services.now(), actorId: actor.person?.id ?? null })
  }
  const toStaff = booking.bookedBy === 'firm' ? staffId !== actor.person?.id : isGuest || booking.bookedBy === 'client'
  await notifyOf(tx, services, id, { telling: 'booked', toStaff, toClient: !booking.isAnnounced })
  await recordAudit(tx, actor, {
    action: 'appointment.booked',
    object: { type: 'appointment', id },
    detail: { number, kind, startsAt: startsAt.toISOString(), durationMinutes, by: booking.bookedBy },
  })
  return { ok: true, id, number }
}

/** Name of what is booked. Without a case, `case-talk` is an appointment with the adviser. */
export function kindName(kind: AppointmentKind, caseId: string | null): string {
  const { kinds, withoutCase } = t(appointmentTexts.appointments)
  return kind === 'case-talk' && caseId === null ? withoutCase : kinds[kind].name
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
