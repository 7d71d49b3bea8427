import type { ReactElement } from 'react'
import { changeNote, factsOf, type OwnAppointmentFacts } from '#appointments/appointment-emails.tsx'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { contactTopics } from '#content/pages/contact.ts'
import { serviceLevels } from '#content/service-levels.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type OwnText, oneOf, Unverified } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import { answerEmailOf, paragraphs } from '#site/correspondence/answer-email.tsx'
import * as siteEmailTexts from '#site/locales/en-emails.ts'
import { type Enquiry, topicLabel } from './lead.ts'

export type ContactEmail = { subject: string; body: ReactElement }
const answer = serviceLevels.find(({ id }) => id === 'contact')?.answer ?? 'as soon as we can'

/** Quotes the enquiry only if the address is confirmed, because the address may be a stranger's. */
export const contactReceipt = defineOwnEmail(
  { kind: 'contact-receipt', trigger: 'visitor' },
  ({ number, topic, submitted }: { number: number; topic: OwnText; submitted: Unverified<Enquiry> }, reader) => {
    const { subject, title, preview, why, text, urgent } = t(siteEmailTexts.site).receipt
    const enquiry = submitted.for(reader)
    return {
      subject: subject(number),
      body: (
        <EmailLayout
          firm={firmName}
          title={title}
          preview={preview(answer)}
          footer={[company().legalName, why(firmName)]}
        >
          <Greeting name={enquiry?.name ?? null} />
          <Paragraph>{text(answer)}</Paragraph>
          <FactTable facts={facts({ topic, subject: enquiry?.subject ?? null }, number)} />
          {enquiry ? paragraphs(enquiry.message) : null}
          <Note>{urgent(company().phone, company().hours.text)}</Note>
        </EmailLayout>
      ),
    }
  },
)

export function receiptOf(enquiry: Enquiry, number: number) {
  const topic = oneOf(
    contactTopics.map(({ value }) => value),
    enquiry.topic,
  )
  return contactReceipt({ number, topic, submitted: new Unverified(enquiry) })
}

/** Steps taken with an answer, in the same email. They hold our own text only. */
export type AnswerSteps = {
  inviteUrl: OwnText | null
  quote: { url: OwnText; label: OwnText; validOn: OwnText } | null
  appointment: { row: OwnAppointmentFacts; url: OwnText; now: Date } | null
}

export const noSteps: AnswerSteps = { inviteUrl: null, quote: null, appointment: null }

type ContactAnswer = {
  number: number
  topic: OwnText
  text: OwnText
  from: OwnText
  submitted: Unverified<Enquiry>
  steps: AnswerSteps
}

export const contactAnswer = defineOwnEmail(
  { kind: 'contact-answer', trigger: 'staff' },
  ({ number, topic, text, from, submitted, steps }: ContactAnswer, reader) => {
    const { subject, title, why, signed, requested } = t(siteEmailTexts.site).answer
    const enquiry = submitted.for(reader)
    return answerEmailOf({
      subject: subject(enquiry?.subject ?? topicLabel(topic), number),
      title: title(number),
      ...{ why, text, signed: signed(from, firmName), more: <StepParts steps={steps} /> },
      ...(enquiry && { requested: { lead: requested, text: enquiry.message } }),
    })
  },
)

function StepParts({ steps: { inviteUrl, quote, appointment } }: { steps: AnswerSteps }) {
  const words = t(siteEmailTexts.site).steps
  return (
    <>
      {appointment && (
        <>
          <Paragraph>{words.appointment}</Paragraph>
          <FactTable facts={factsOf(appointment.row)} />
          <ButtonLink href={appointment.url}>{words.openAppointment}</ButtonLink>
          <Note>{changeNote(appointment.row, appointment.now)}</Note>
        </>
      )}
      {inviteUrl && (
        <>
          <Paragraph>{words.invite}</Paragraph>
          <ButtonLink href={inviteUrl}>{words.choosePassword}</ButtonLink>
          <Note>{words.inviteNote}</Note>
        </>
      )}
      {quote && (
        <>
          <Paragraph>{words.quote(quote.label, quote.validOn, inviteUrl !== null)}</Paragraph>
          <ButtonLink href={quote.url}>{words.openQuote}</ButtonLink>
        </>
      )}
    </>
  )
}

export function officeLetter(enquiry: Enquiry, number: number, site: string): ContactEmail {
  const { subject, title, why, text, button } = t(siteEmailTexts.site).office
  return {
    subject: subject(number, topicLabel(enquiry.topic)),
    body: (
      <EmailLayout firm={firmName} title={title(number)} footer={[why]} isUnsigned>
        <Paragraph>{text(answer)}</Paragraph>
        <FactTable
          facts={[...facts(enquiry, number), { label: t(siteEmailTexts.site).facts.from, value: enquiry.name }]}
        />
        <ButtonLink href={`${site}/admin/contacts/${number}`}>{button}</ButtonLink>
      </EmailLayout>
    ),
  }
}

function facts({ topic, subject }: Pick<Enquiry, 'topic' | 'subject'>, number: number) {
  const words = t(siteEmailTexts.site).facts
  return [
    { label: words.number, value: String(number) },
    { label: words.topic, value: topicLabel(topic) },
    ...(subject ? [{ label: words.subject, value: subject }] : []),
  ]
}
