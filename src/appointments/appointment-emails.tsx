import type { ReactElement } from 'react'
import * as appointmentTexts from '#appointments/locales/en.ts'
import type { Notification } from '#appointments/locales/en-emails.ts'
import * as appointmentEmailTexts from '#appointments/locales/en-emails.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type OwnText, type Unverified } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import type { AppointmentRow } from './appointment-db.server.ts'
import { isOpenAppointment } from './appointment-status.ts'

import { whenText } from './free-times/zone.ts'
import { usesMinutes } from './kinds/kinds.ts'
import { freeUntil, isLate } from './kinds/terms.ts'

const copy = () => t(appointmentEmailTexts.appointmentEmails)

type EmailContent = { subject: string; body: ReactElement }
type Notified = { link: string; movedFrom?: Date }

export function emailForClient(
  row: AppointmentRow,
  notifying: Notification,
  { link, movedFrom, now }: Notified & { now: Date },
): EmailContent {
  const words = t(appointmentEmailTexts.appointments)
  const facts = { startsAt: row.startsAt, movedFrom, name: row.title, other: row.staffName ?? firmName }
  const { subject, text } = words.toClient[notifying](facts)
  const isGuest = row.clientId === null
  const mayChange =
    isOpenAppointment(row.status) && now < row.startsAt && notifying !== 'soon' && notifying !== 'tomorrow'
  const changeUntil = isLate(row, now) ? null : freeUntil(row)
  return {
    subject: words.subject(subject, row.caseNumber),
    body: (
      <EmailLayout
        firm={firmName}
        title={subject}
        footer={[`${firmName}, ${company().location}`, (isGuest ? words.whyGuest : words.whyClient)(firmName)]}
        adviser={row.staffName}
      >
        <Greeting name={row.clientName} />
        <Paragraph>{text}</Paragraph>
        <FactTable facts={factsOf(row, movedFrom)} />
        <ButtonLink href={link}>{words.openIt}</ButtonLink>
        {mayChange ? <Note>{words.change(changeUntil, usesMinutes(row.kind))}</Note> : null}
      </EmailLayout>
    ),
  }
}

export function emailForStaff(
  row: AppointmentRow,
  notifying: Notification,
  { link, movedFrom }: Notified,
): EmailContent {
  const words = t(appointmentEmailTexts.appointments)
  const facts = { startsAt: row.startsAt, movedFrom, name: row.title, other: row.clientName }
  const { subject, text } = words.toStaff[notifying](facts)
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

function factsOf(row: AppointmentRow, movedFrom?: Date) {
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
