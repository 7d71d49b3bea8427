import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { findConfirmed, hasFirstConsultation } from '#appointments/appointment-db.server.ts'
import { bookingToConfirm } from '#appointments/appointment-emails.tsx'
import { zoneOf } from '#appointments/free-times/zone.ts'
import { channels, consultationLanguages } from '#appointments/kinds/kinds.ts'
import { confirmMinutes, msPerMinute } from '#appointments/kinds/terms.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { emailError, mailboxKey } from '#platform/mail/mail.ts'
import { ownText, Unverified } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { type BookOutcome, bookIn } from './book-appointment.server.ts'
import { findHold, findHoldToConfirm, saveRequested, waitForCalendar } from './hold-db.server.ts'
import { type Gone, type HoldOutcome, holdTime } from './hold-time.server.ts'
import { guestTokenOf, tokenHash } from './notify-guests.server.ts'

const holdsOfAddress: Limit = { name: 'booking-holds', points: 20, seconds: 60 * 60 }
const bookingsOfAddress: Limit = { name: 'booking-address', points: 6, seconds: 60 * 60 }

type AskGuestDeps = Pick<Services, 'db' | 'pool' | 'now' | 'log' | 'config' | 'secretKey'>
type TooMany = { ok: false; reason: 'too-many' }

const requested = z.object({
  name: z.string(),
  email: z.string(),
  topic: z.string(),
  zone: z.string(),
  scenario: z.string().nullable(),
  meetingType: z.enum(channels),
  language: z.enum(consultationLanguages),
  durationMinutes: z.int(),
})
export type AskGuestInput = z.output<typeof requested>

/** Reserves a time for a visitor. Rate-limited per IPv4 address or IPv6 network. */
export async function holdForGuest(
  services: AskGuestDeps,
  held: Parameters<typeof holdTime>[1],
  ip: string,
): Promise<HoldOutcome | TooMany> {
  const counted = await countUse(services.pool, holdsOfAddress, networkOf(ip))
  return counted.ok ? holdTime(services, held) : { ok: false, reason: 'too-many' }
}

export type RequestOutcome =
  | { ok: true; until: Date; startsAt: Date }
  | TooMany
  | { ok: false; reason: 'first-talk-used' | 'hold-over' | 'no-mail' }

/** Emails a guest a link that books the time. The response does not reveal whether the address is known. */
export async function askGuest(
  services: AskGuestDeps,
  { holdId, ip, looksLikeSpam, ...entered }: AskGuestInput & { holdId: string; ip: string; looksLikeSpam: boolean },
): Promise<RequestOutcome> {
  const { db, pool, now, config } = services
  if (emailError({ to: entered.email, subject: 'Booking' })) return { ok: false, reason: 'no-mail' }
  const counted = await countUse(pool, bookingsOfAddress, networkOf(ip))
  if (!counted.ok) return { ok: false, reason: 'too-many' }
  const until = new Date(now().getTime() + confirmMinutes * msPerMinute)
  return db.transaction().execute(async (tx): Promise<RequestOutcome> => {
    await waitForCalendar(tx)
    const hold = await findHold(tx, holdId, now())
    if (!hold || hold.booking) return { ok: false, reason: 'hold-over' }
    const { startsAt } = hold
    if (looksLikeSpam) return { ok: true, until, startsAt }
    const token = randomBytes(32).toString('base64url')
    await saveRequested(tx, hold.id, {
      booking: requested.parse(entered),
      confirmTokenHash: tokenHash(token),
      expiresAt: until,
    })
    const link = `${config.PUBLIC_URL}/book/confirm/${token}`
    const kindName = t(appointmentTexts.appointments).kinds['first-talk'].name
    const { durationMinutes, name } = entered
    const email = bookingToConfirm({
      ...{ startsAt, durationMinutes, until, submitted: new Unverified({ name }) },
      ...{ zone: ownText(zoneOf(entered.zone)), kindName: ownText(kindName), link: ownText(link) },
    })
    await queueEmail(tx, {
      ...{ eventKey: `appointment-confirm:${hold.id}`, to: entered.email, isConfidential: true, uselessAfter: until },
      email,
    })
    return { ok: true, until, startsAt }
  })
}

/** The booking that a guest can confirm with the emailed link; null if the link has expired. */
export async function findRequested({ db, now }: Pick<AskGuestDeps, 'db' | 'now'>, token: string) {
  const hold = await findHoldToConfirm(db, tokenHash(token), now())
  return hold && { ...requested.parse(hold.booking), startsAt: hold.startsAt, until: hold.expiresAt }
}

export type GuestOutcome = { ok: true; number: number; token: string } | Exclude<BookOutcome, { ok: true }> | Gone

/** Token of the guest's appointment page if the guest has already confirmed the emailed link; null otherwise. */
export async function findBookedBy(
  services: Pick<AskGuestDeps, 'db' | 'secretKey'>,
  token: string,
): Promise<string | null> {
  const booked = await findConfirmed(services.db, tokenHash(token))
  return booked && guestTokenOf(services, booked.id)
}

/** Books a guest's confirmed time. Repeated confirmations return the same booking. */
export function confirmGuest(
  services: AskGuestDeps,
  token: string,
  metadata: { id: string; ip: string },
): Promise<GuestOutcome> {
  const { db, now } = services
  const confirmTokenHash = tokenHash(token)
  return db.transaction().execute(async (tx): Promise<GuestOutcome> => {
    await waitForCalendar(tx)
    const before = await findConfirmed(tx, confirmTokenHash)
    if (before) return { ok: true, number: before.number, token: guestTokenOf(services, before.id) }
    const hold = await findHoldToConfirm(tx, confirmTokenHash, now())
    if (!hold) return { ok: false, reason: 'not-there' }
    const { name, email, ...entered } = requested.parse(hold.booking)
    if (await hasFirstConsultation(tx, mailboxKey(email))) return { ok: false, reason: 'first-talk-used' }
    const booked = await bookIn(
      tx,
      services,
      {
        ...{ ...entered, kind: 'first-talk', startsAt: hold.startsAt, staffId: hold.staffId, holdId: hold.id },
        ...{ who: { guest: { name, email, phone: null } }, confirmTokenHash, caseId: null, bookedBy: 'guest' },
      },
      { person: null, metadata },
    )
    return booked.ok ? { ok: true, number: booked.number, token: guestTokenOf(services, booked.id) } : booked
  })
}
