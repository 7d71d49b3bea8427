import { createHash, createHmac } from 'node:crypto'
import {
  type AppointmentRow,
  findAppointment,
  listGuestTokens,
  listOpenBetween,
  saveGuestToken,
} from '#appointments/appointment-db.server.ts'
import { emailForClient, emailForStaff } from '#appointments/appointment-emails.tsx'
import { calendarFile } from '#appointments/calendar/calendar-file.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import type { Notification } from '#appointments/locales/en-emails.ts'
import { clientAppointmentPath, guestAppointmentPath, staffAppointmentPath } from '#appointments/paths.ts'
import { dueReminder, reminderKey } from '#appointments/reminder.ts'
import { company } from '#company/company.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { findChoice } from '#platform/mail/email-preference-db.server.ts'
import type { EmailAttachment } from '#platform/mail/mail.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Recorder } from '#platform/secret-key/rotation.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'

type NotifyGuestsDeps = Pick<Services, 'config' | 'secretKey' | 'now'>
type NotifyGuestsInput = {
  telling: Notification
  movedFrom?: Date
  toStaff: boolean
  toClient?: boolean
  uselessAfter?: Date
}

/** Queues the emails about a change of an appointment, each only once and with a calendar file attached. */
export async function notifyOf(
  tx: Tx,
  deps: NotifyGuestsDeps,
  id: string,
  { telling: notifying, movedFrom, toStaff, toClient = true, uselessAfter }: NotifyGuestsInput,
): Promise<void> {
  const row = await findAppointment(tx, id, null)
  if (!row) return
  const isReminder = notifying === 'tomorrow' || notifying === 'soon'
  if (isReminder && (await findChoice(tx, row.clientEmail, 'appointments')) !== 'now') return
  const link = linkForClient(deps, row)
  const key = isReminder ? reminderKey(row, notifying) : `appointment-${notifying}:${id}:${row.calendarSequence}`
  const late = uselessAfter ? { uselessAfter } : {}
  if (toClient) {
    await queueEmail(tx, {
      eventKey: `${key}:client`,
      to: row.clientEmail,
      email: emailForClient(row, notifying, { link, movedFrom, now: deps.now() }),
      attachment: attached(deps, row, link),
      isConfidential: row.clientId === null,
      ...(notifying === 'confirmed' ? { topic: 'appointments' } : {}),
      ...late,
    })
  }
  if (!toStaff || !row.staffEmail) return
  const staffLink = deps.config.PUBLIC_URL + staffAppointmentPath(id)
  await queueEmail(tx, {
    eventKey: `${key}:staff`,
    to: row.staffEmail,
    emailContent: () => emailForStaff(row, notifying, { link: staffLink, movedFrom }),
    attachment: attached(deps, row, staffLink),
    ...(isReminder ? {} : { staffEvent: 'appointments' }),
    ...late,
  })
}

export function linkForClient(
  deps: NotifyGuestsDeps,
  { id, clientId }: Pick<AppointmentRow, 'id' | 'clientId'>,
): string {
  const path = clientId === null ? guestAppointmentPath(guestTokenOf(deps, id)) : clientAppointmentPath(id)
  return deps.config.PUBLIC_URL + path
}

export function calendarEvent(row: AppointmentRow, url: string) {
  const words = t(appointmentTexts.appointments)
  return {
    ...row,
    url,
    description: [row.title, row.caseNumber, url].filter(Boolean).join('\n'),
    location: row.meetingType === 'office' ? company().office : words.places[row.meetingType],
  }
}

export function attached({ config, now }: NotifyGuestsDeps, row: AppointmentRow, url: string): EmailAttachment {
  const method = row.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const attendee = { name: row.clientName, email: row.clientEmail }
  const { hostname: host } = new URL(config.PUBLIC_URL)
  const text = calendarFile([{ ...calendarEvent(row, url), attendee }], { method, host, at: now() })
  return { filename: 'appointment.ics', mediaType: 'text/calendar', method, text }
}

/** Queues the due reminders and returns their number. Event keys prevent duplicates by concurrent servers. */
export async function remindOfAppointments(
  services: Pick<Services, 'db' | 'now' | 'config' | 'secretKey'>,
): Promise<number> {
  const { db, now } = services
  let due = 0
  for (const row of await listOpenBetween(db, now(), new Date(now().getTime() + 24 * 3_600_000))) {
    const reminder = dueReminder(row, now())
    if (!reminder) continue
    due += 1
    await db.transaction().execute((tx) => notifyOf(tx, services, row.id, { ...reminder, toStaff: false }))
  }
  return due
}

/** Token for a guest's appointment page. It never changes, so that links in old emails still work. */
export function guestTokenOf({ secretKey }: Pick<Services, 'secretKey'>, appointmentId: string): string {
  return createHmac('sha256', secretKey.current).update(`appointment-guest:${appointmentId}`).digest('base64url')
}

/** Stores the hashes of the tokens of the current key after SECRET_KEY was replaced. */
export async function renewGuestTokens(services: Pick<Services, 'db' | 'secretKey'>, recorder: Recorder) {
  const tokens = await listGuestTokens(services.db)
  recorder.start(tokens.length)
  for (const { id, hash: former } of tokens) {
    const hash = tokenHash(guestTokenOf(services, id))
    if (hash !== former) await saveGuestToken(services.db, id, { former, hash })
    recorder.done(hash === former ? 'current' : 'reencrypted')
  }
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
