import type { ReactElement } from 'react'
import * as appointmentTexts from '#appointments/locales/en.ts'
import type { Notification } from '#appointments/locales/en-emails.ts'
import * as appointmentEmailTexts from '#appointments/locales/en-emails.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type OwnEmail, type OwnText, ownText, Unverified } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import type { AppointmentRow } from './appointment-db.server.ts'
import { isOpenAppointment } from './appointment-status.ts'

import { whenText, zoneOf } from './free-times/zone.ts'
import { usesMinutes } from './kinds/kinds.ts'
import { freeUntil, isLate } from './kinds/terms.ts'

const copy = () => t(appointmentEmailTexts.appointmentEmails)

type EmailContent = { subject: string; body: ReactElement }
type Notified = { link: string; movedFrom?: Date }

/** What an email shows of an appointment. `name` and a reason may come from a visitor. */
type Shown = Pick<
  AppointmentRow,
  'number' | 'startsAt' | 'durationMinutes' | 'kind' | 'status' | 'meetingType' | 'title' | 'zone' | 'staffName'
> &
  Pick<AppointmentRow, 'caseNumber' | 'cancelReason'>

/** Own facts of an appointment, for emails to any address. */
export function ownAppointment(row: Shown & Pick<AppointmentRow, 'cancelledBy'>) {
  const ownOrNull = (text: string | null) => (text === null ? null : ownText(text))
  const { number, startsAt, durationMinutes } = row
  return {
    ...{ number, startsAt, durationMinutes },
    ...{ kind: ownText(row.kind), status: ownText(row.status), meetingType: ownText(row.meetingType) },
    ...{ title: ownText(row.title), zone: ownText(zoneOf(row.zone)), staffName: ownOrNull(row.staffName) },
    caseNumber: ownOrNull(row.caseNumber),
    cancelReason: row.cancelledBy === 'firm' ? ownOrNull(row.cancelReason) : null,
  }
}

export type OwnAppointmentFacts = ReturnType<typeof ownAppointment>

/** Goes to any address, because staff also book for people whose address is not confirmed. */
export function emailForClient(
  row: Shown & Pick<AppointmentRow, 'clientId' | 'clientName' | 'cancelledBy'>,
  notifying: Notification,
  { link, movedFrom, now }: Notified & { now: Date },
): OwnEmail {
  return clientAppointmentEmail({
    ...ownAppointment(row),
    ...{ movedFrom, now, link: ownText(link), notifying: ownText(notifying), isGuest: row.clientId === null },
    submitted: new Unverified({ name: row.clientName, cancelReason: row.cancelReason }),
  })
}

type ClientEmailFacts = OwnAppointmentFacts & {
  submitted: Unverified<{ name: string; cancelReason: string | null }>
  notifying: Notification & OwnText
  link: OwnText
  isGuest: boolean
  movedFrom: Date | undefined
  now: Date
}

const clientAppointmentEmail = defineOwnEmail(
  { kind: 'appointment', trigger: 'staff' },
  ({ submitted, notifying, link, isGuest, movedFrom, now, ...facts }: ClientEmailFacts, reader) => {
    const words = t(appointmentEmailTexts.appointments)
    const known = submitted.for(reader)
    const row: Shown = { ...facts, cancelReason: known?.cancelReason ?? facts.cancelReason }
    const about = { startsAt: row.startsAt, movedFrom, name: row.title, other: row.staffName ?? firmName }
    const event: Notification = notifying
    const { subject, text } = words.toClient[event](about)
    const mayChange =
      isOpenAppointment(row.status) && now < row.startsAt && notifying !== 'soon' && notifying !== 'tomorrow'
    return {
      subject: words.subject(subject, row.caseNumber),
      body: (
        <EmailLayout
          firm={firmName}
          title={subject}
          footer={[`${firmName}, ${company().location}`, (isGuest ? words.whyGuest : words.whyClient)(firmName)]}
          adviser={row.staffName}
        >
          <Greeting name={known?.name ?? null} />
          <Paragraph>{text}</Paragraph>
          <FactTable facts={factsOf(row, movedFrom)} />
          <ButtonLink href={link}>{words.openIt}</ButtonLink>
          {mayChange ? <Note>{changeNote(row, now)}</Note> : null}
        </EmailLayout>
      ),
    }
  },
)

/** Until when the appointment can be moved or cancelled free of charge; never a moment in the past. */
export function changeNote(row: Pick<Shown, 'startsAt' | 'kind'>, now: Date): string {
  const until = isLate(row, now) ? null : freeUntil(row)
  return t(appointmentEmailTexts.appointments).change(until, usesMinutes(row.kind))
}

export function emailForStaff(
  row: AppointmentRow,
  notifying: Notification,
  { link, movedFrom }: Notified,
): EmailContent {
  const words = t(appointmentEmailTexts.appointments)
  const facts = { startsAt: row.startsAt, movedFrom, name: row.title, other: row.clientName }
  const isOurs = notifying === 'booked' && row.bookedBy === 'firm'
  const { subject, text } = isOurs ? words.bookedByColleague(facts) : words.toStaff[notifying](facts)
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={subject} footer={[words.whyStaff]} isUnsigned>
        <Paragraph>{text}</Paragraph>
        <FactTable facts={factsOf(row, movedFrom)} />
        <ButtonLink href={link}>{words.openItStaff}</ButtonLink>
      </EmailLayout>
    ),
  }
}

type AppointmentEmailsInput = {
  submitted: Unverified<{ name: string }>
  startsAt: Date
  durationMinutes: number
  zone: OwnText
  kindName: OwnText
  link: OwnText
  until: Date
}

export const bookingToConfirm = defineOwnEmail(
  { kind: 'booking-to-confirm', trigger: 'visitor' },
  ({ submitted, link, until, ...requested }: AppointmentEmailsInput, reader) => {
    const { confirmEmail, facts, whyGuest } = t(appointmentEmailTexts.appointments)
    return {
      subject: confirmEmail.subject,
      body: (
        <EmailLayout
          firm={firmName}
          title={confirmEmail.subject}
          footer={[`${firmName}, ${company().location}`, whyGuest(firmName)]}
        >
          <Greeting name={submitted.for(reader)?.name ?? null} />
          <Paragraph>{confirmEmail.text}</Paragraph>
          <FactTable
            facts={[
              { label: facts.kind, value: requested.kindName },
              { label: facts.when, value: whenText(requested, requested.zone) },
            ]}
          />
          <ButtonLink href={link}>{confirmEmail.button}</ButtonLink>
          <Note>{confirmEmail.note(until)}</Note>
        </EmailLayout>
      ),
    }
  },
)

export function factsOf(row: Shown, movedFrom?: Date) {
  const { facts } = t(appointmentEmailTexts.appointments)
  const words = t(appointmentTexts.appointments)
  const place =
    row.meetingType === 'office' ? `${words.places.office}, ${company().office}` : words.places[row.meetingType]
  return [
    { label: facts.number, value: String(row.number) },
    { label: facts.kind, value: copy().minutes(row.title, row.durationMinutes) },
    ...(movedFrom && movedFrom.getTime() !== row.startsAt.getTime()
      ? [
          { label: facts.oldTime, value: whenText({ ...row, startsAt: movedFrom }, row.zone) },
          { label: facts.newTime, value: whenText(row, row.zone) },
        ]
      : [{ label: facts.when, value: whenText(row, row.zone) }]),
    { label: facts.where, value: place },
    ...(row.staffName ? [{ label: facts.with, value: row.staffName }] : []),
    ...(row.caseNumber ? [{ label: facts.case, value: row.caseNumber }] : []),
    ...(row.cancelReason ? [{ label: facts.reason, value: row.cancelReason }] : []),
  ]
}
