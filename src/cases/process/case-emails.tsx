import type { ReactElement, ReactNode } from 'react'
import type { VoidReason } from '#cases/drafts/approval.ts'
import { caseTexts } from '#cases/locales/en.ts'
import { caseEmailTexts, type StaffNoticeTable } from '#cases/locales/en-emails.ts'
import type { ItemNeed } from '#cases/requests/item-need.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatDate } from '#platform/format.ts'
import { ButtonLink, EmailLayout, FactTable, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import { clientCasePath, staffCasePath } from './case-links.ts'
import type { NotifiedMove } from './case-states.ts'

export type EmailContent = { subject: string; body: ReactElement }

type CaseFacts = { id: string; caseNumber: string; title: string; dueOn: string | null }
type Reader = { name: string | null }
export function caseOpened(site: string, to: Reader, found: CaseFacts, openItems: number): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts).cases.opened(found, openItems))
}

export function caseRequested(site: string, to: Reader, found: CaseFacts): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts).cases.requested(found))
}

export function caseOpenedByFirm(site: string, to: Reader, found: CaseFacts, openItems: number): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts).cases.openedByFirm(found, openItems))
}

export function caseMovedEmail(
  site: string,
  to: Reader,
  found: CaseFacts,
  { move, reason, more = [] }: { move: NotifiedMove; reason: string | null; more?: string[] },
): EmailContent {
  const text = [t(caseTexts).cases.moves[move].notifies, ...more]
  return toClient(site, to, found, { subject: about(found, t(caseEmailTexts).cases.moved.subject), text }, reason)
}

export function newDraft(site: string, to: Reader, found: CaseFacts, number: number, voided: boolean): EmailContent {
  const { subject, text } = t(caseEmailTexts).cases.newDraft(number, voided)
  return toClient(site, to, found, { subject: about(found, subject), text })
}

export function approvedByOther(
  site: string,
  to: Reader,
  found: CaseFacts,
  { name, number }: { name: string; number: number },
): EmailContent {
  const { subject, text } = t(caseEmailTexts).cases.approvedByOther(name, number)
  return toClient(site, to, found, { subject: about(found, subject), text })
}

export function approvalVoided(
  site: string,
  to: Reader,
  found: CaseFacts,
  { number, why }: { number: number; why: VoidReason },
): EmailContent {
  const { subject, text } = t(caseEmailTexts).cases.approvalVoided(number, why)
  return toClient(site, to, found, { subject: about(found, subject), text })
}

type RequestedItem = { title: string; description: string; need: ItemNeed }

export function documentsRequested(
  site: string,
  to: Reader,
  found: CaseFacts,
  items: readonly RequestedItem[],
): EmailContent {
  const { documentsRequested, documentsRequestedItem } = t(caseEmailTexts).cases
  const { subject, before, after } = documentsRequested(items.length)
  const lines = items.map((item) => [`• ${documentsRequestedItem(item)}`, item.description].filter(Boolean).join(': '))
  return toClient(site, to, found, { subject: about(found, subject), text: [before, ...lines, after] })
}

export function extensionGranted(site: string, to: Reader, found: CaseFacts, untilOn: string): EmailContent {
  const { subject, text } = t(caseEmailTexts).cases.extensionGranted(untilOn)
  return toClient(site, to, found, { subject: about(found, subject), text })
}

export function documentRejected(
  site: string,
  to: Reader,
  found: CaseFacts,
  { filename, reason }: { filename: string; reason: string },
): EmailContent {
  const { subject, text } = t(caseEmailTexts).cases.rejected(filename)
  return toClient(site, to, found, { subject: about(found, subject), text }, reason)
}

export function documentInfected(site: string, to: Reader, found: CaseFacts, filename: string): EmailContent {
  const { subject, text } = t(caseEmailTexts).cases.infected(filename)
  return toClient(site, to, found, { subject: about(found, subject), text })
}

export function messageForClient(site: string, to: Reader, from: string, found: CaseFacts | null): EmailContent {
  const words = t(caseEmailTexts).cases
  const { subject, subjectWithoutCase, title, text } = words.message(from, firmName)
  if (found) return toClient(site, to, found, { subject: about(found, subject), text: [text] })
  return {
    subject: subjectWithoutCase,
    body: (
      <Page title={title} why={words.whyClient}>
        <Paragraph>{words.hello(to.name)}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <ButtonLink href={`${site}/client-portal/messages`}>{words.openYourMessages}</ButtonLink>
      </Page>
    ),
  }
}

type StaffCase = CaseFacts & { clientName: string }

export function staffNotified<Code extends keyof StaffNoticeTable>(
  site: string,
  found: StaffCase,
  { code, values }: { code: Code; values: StaffNoticeTable[Code] },
): EmailContent {
  const words = t(caseEmailTexts).cases
  const { subject, text } = words.staff[code](found, values)
  return {
    subject,
    body: (
      <Page title={subject} why={words.whyStaff}>
        <Paragraph>{text}</Paragraph>
        <FactTable facts={[{ label: words.facts.client, value: found.clientName }, ...factsOf(found)]} />
        <ButtonLink href={`${site}${staffCasePath(found.id)}`}>{words.openTheCase}</ButtonLink>
      </Page>
    ),
  }
}

export function messageForStaff(site: string, clientName: string): EmailContent {
  const words = t(caseEmailTexts).cases
  const { subject, text } = words.messageForStaff(clientName)
  return {
    subject,
    body: (
      <Page title={subject} why={words.whyStaff}>
        <Paragraph>{text}</Paragraph>
        <ButtonLink href={`${site}/admin/messages`}>{words.openTheMessages}</ButtonLink>
      </Page>
    ),
  }
}

export function casesHandedOver(site: string, facts: { by: string; count: number }): EmailContent {
  const words = t(caseEmailTexts).cases
  const { subject, text } = words.casesHandedOver(facts)
  return {
    subject,
    body: (
      <Page title={subject} why={words.whyStaff}>
        <Paragraph>{text}</Paragraph>
        <ButtonLink href={`${site}/admin/cases`}>{words.openTheCases}</ButtonLink>
      </Page>
    ),
  }
}

function about({ caseNumber }: CaseFacts, subject: string): string {
  return `${caseNumber}: ${subject}`
}

type Email = { subject: string; text: string[] }

function toClient(site: string, to: Reader, found: CaseFacts, { subject, text }: Email, note?: string | null) {
  const words = t(caseEmailTexts).cases
  return {
    subject,
    body: (
      <Page title={subject} why={words.whyClient}>
        <Paragraph>{words.hello(to.name)}</Paragraph>
        {text.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {note ? <Note>{note}</Note> : null}
        <FactTable facts={factsOf(found)} />
        <ButtonLink href={`${site}${clientCasePath(found.id)}`}>{words.openYourCase}</ButtonLink>
      </Page>
    ),
  }
}

function factsOf({ caseNumber, title, dueOn }: CaseFacts) {
  const { facts } = t(caseEmailTexts).cases
  const due = dueOn ? [{ label: facts.nextDate, value: formatDate(dueOn) }] : []
  return [{ label: facts.case, value: caseNumber }, { label: facts.service, value: title }, ...due]
}

function Page({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <EmailLayout firm={firmName} title={title} footer={[`${firmName}, ${company().location}`, why]}>
      {children}
    </EmailLayout>
  )
}
