import type { ReactElement, ReactNode } from 'react'
import { company } from '#content/company.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { ButtonLink, FactTable, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import type { MeetingType } from './appointment-status.ts'
import { clientCasePath, staffCasePath } from './case-links.ts'

/** A letter without its address: what the use cases hand on to the mail. */
export type LetterText = { subject: string; body: ReactElement }

type CaseFacts = { id: string; caseNumber: string; title: string; dueOn: string | null }
type Reader = { name: string }

const firm = company.name.value

/** To the buyer: the case is open, and what comes next. */
export function caseOpened(site: string, to: Reader, found: CaseFacts, openItems: number): LetterText {
  const asks = openItems > 0 && `Next we need documents from you: ${openItems} ${openItems === 1 ? 'item' : 'items'}.`
  return toClient(site, to, found, `Your case ${found.caseNumber} is open`, [
    `Thank you for your order. We opened the case '${found.title}' for you.`,
    asks ? `${asks} The checklist in your case says which.` : 'You need not send anything now. We will be in touch.',
  ])
}

/** To the client who asked for a case: it is open. What was asked stays in the portal. */
export function caseRequested(site: string, to: Reader, found: CaseFacts): LetterText {
  return toClient(site, to, found, `Your case ${found.caseNumber} is open`, [
    `Thank you for your request. We opened the case '${found.title}' for you.`,
    'You need not send anything now. We will be in touch.',
  ])
}

/** To the client: a step of the case, in the words of the table of moves. */
export function caseMovedLetter(
  site: string,
  to: Reader,
  found: CaseFacts,
  tells: string,
  note: string | null,
): LetterText {
  return toClient(site, to, found, `${found.caseNumber}: news about your case`, [tells], note)
}

/** To the client: a document is to be sent again. */
export function documentRejected(
  site: string,
  to: Reader,
  found: CaseFacts,
  { filename, reason }: { filename: string; reason: string },
): LetterText {
  return toClient(
    site,
    to,
    found,
    `${found.caseNumber}: please send a document again`,
    [`We could not use the file '${filename}'. Please upload a new one in your case.`],
    reason,
  )
}

/** To the client: a file was not kept, and a clean one is needed. */
export function documentInfected(site: string, to: Reader, found: CaseFacts, filename: string): LetterText {
  return toClient(site, to, found, `${found.caseNumber}: a file was held back`, [
    `Our virus scan found something in the file '${filename}', so we did not keep it, and it does not count as received.`,
    'Please check your device, then upload a clean copy in your case.',
  ])
}

/** To the client: a message waits. What it says stays in the portal. */
export function messageForClient(site: string, to: Reader, from: string, found: CaseFacts | null): LetterText {
  const text = [`${from} wrote you a message. You can read and answer it in the client portal.`]
  if (found) return toClient(site, to, found, `${found.caseNumber}: a new message for you`, text)
  return {
    subject: `A new message from ${firm}`,
    body: (
      <Page title="A new message for you" why={whyClient}>
        <Paragraph>Hello {to.name}</Paragraph>
        {text.map(paragraph)}
        <ButtonLink href={`${site}/client-portal/messages`}>Open your messages</ButtonLink>
      </Page>
    ),
  }
}

type Meeting = { title: string; startsAt: Date; durationMinutes: number; meetingType: MeetingType }

/** To the client: a meeting is planned. The link to join stays in the portal. */
export function appointmentPlanned(site: string, to: Reader, found: CaseFacts, meeting: Meeting): LetterText {
  const { title, startsAt, durationMinutes, meetingType } = meeting
  const when = `${formatDateTime(startsAt)} (Swiss time), ${durationMinutes} minutes`
  return toClient(site, to, found, `${found.caseNumber}: appointment on ${formatDate(startsAt)}`, [
    `We planned an appointment with you: ${title}. It starts on ${when}.`,
    `${meetingPlaces[meetingType]} If the time does not suit you, please write to us in your case.`,
  ])
}

const meetingPlaces: Record<MeetingType, string> = {
  video: 'We meet by video; the link to join is in your client portal under Appointments.',
  phone: 'We call you by phone.',
  office: 'We meet at our office.',
}

type StaffCase = CaseFacts & { clientName: string }

/** To the office: an order opened a case. */
export function newCaseForStaff(site: string, found: StaffCase): LetterText {
  return toStaff(site, found, `New case ${found.caseNumber}`, 'A paid order opened this case. Please assign it.')
}

/** To the office: a client asked for a case. */
export function requestedCaseForStaff(site: string, found: StaffCase): LetterText {
  const text = `${found.clientName} asked for this case in the client portal, without an order. Please assign it.`
  return toStaff(site, found, `New case ${found.caseNumber}`, text)
}

/** To staff: the client did something. */
export function clientActed(site: string, found: StaffCase, subject: string, text: string): LetterText {
  return toStaff(site, found, `${found.caseNumber}: ${subject}`, text)
}

/** To staff: a message that belongs to no case. */
export function messageForStaff(site: string, clientName: string): LetterText {
  return {
    subject: 'New message from a client',
    body: (
      <Page title="New message from a client" why={whyStaff}>
        <Paragraph>{clientName} wrote a message that belongs to no case.</Paragraph>
        <ButtonLink href={`${site}/admin/messages`}>Open the messages</ButtonLink>
      </Page>
    ),
  }
}

const whyClient = 'You get this letter because you are a client of ours.'
const whyStaff = 'You get this letter because you work on this case or run the office.'

function toClient(site: string, to: Reader, found: CaseFacts, subject: string, text: string[], note?: string | null) {
  return {
    subject,
    body: (
      <Page title={subject} why={whyClient}>
        <Paragraph>Hello {to.name}</Paragraph>
        {text.map(paragraph)}
        {note ? <Note>{note}</Note> : null}
        <FactTable facts={factsOf(found)} />
        <ButtonLink href={`${site}${clientCasePath(found.id)}`}>Open your case</ButtonLink>
      </Page>
    ),
  }
}

function toStaff(site: string, found: StaffCase, subject: string, text: string): LetterText {
  return {
    subject,
    body: (
      <Page title={subject} why={whyStaff}>
        <Paragraph>{text}</Paragraph>
        <FactTable facts={[{ label: 'Client', value: found.clientName }, ...factsOf(found)]} />
        <ButtonLink href={`${site}${staffCasePath(found.id)}`}>Open the case</ButtonLink>
      </Page>
    ),
  }
}

function factsOf({ caseNumber, title, dueOn }: CaseFacts) {
  const due = dueOn ? [{ label: 'Next date', value: formatDate(dueOn) }] : []
  return [{ label: 'Case', value: caseNumber }, { label: 'Service', value: title }, ...due]
}

function paragraph(text: string) {
  return <Paragraph key={text}>{text}</Paragraph>
}

function Page({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <LetterPage firm={firm} title={title} footer={[`${firm}, ${company.location}`, why]}>
      {children}
    </LetterPage>
  )
}
