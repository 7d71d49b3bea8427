import type { ReactElement, ReactNode } from 'react'
import type { VoidReason } from '#cases/drafts/approval.ts'
import type { StaffNoticeTable } from '#cases/locales/en-emails.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import type { ItemNeed } from '#cases/requests/item-text.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatDate } from '#platform/format.ts'
import * as platformEmailTexts from '#platform/locales/en-emails.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import { clientCasePath, replacePath, staffCasePath } from './case-links.ts'
import type { NotifiedMove } from './case-states.ts'

export type EmailContent = { subject: string; body: ReactElement }

type CaseFacts = {
  id: string
  caseNumber: string
  title: string
  dueOn: string | null
  caseType?: string
  adviserName?: string | null
}
type Reader = { name: string | null }
export function caseRequested(site: string, to: Reader, found: CaseFacts): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts.cases).requested(found.title))
}

export function caseOpenedByFirm(site: string, to: Reader, found: CaseFacts, openItems: number): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts.cases).openedByFirm(found.title, openItems))
}

export function caseMovedEmail(
  site: string,
  to: Reader,
  found: CaseFacts,
  { move, reason, more = [] }: { move: NotifiedMove; reason: string | null; more?: string[] },
): EmailContent {
  const { text, ...words } = t(caseEmailTexts.cases).moved[move]({ isReturn: found.caseType === 'tax_return' })
  return toClient(site, to, found, { ...words, text: [...text, ...more] }, reason)
}

export function newDraft(site: string, to: Reader, found: CaseFacts, number: number, voided: boolean): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts.cases).newDraft(number, voided))
}

export function approvedByOther(
  site: string,
  to: Reader,
  found: CaseFacts,
  { name, number }: { name: string; number: number },
): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts.cases).approvedByOther(name, number))
}

export function mandateRequested(
  site: string,
  to: Reader,
  found: CaseFacts,
  { years, path }: { years: string; path: string },
): EmailContent {
  return toClient(site, to, found, { ...t(caseEmailTexts.cases).mandateRequested(years), path })
}

export function approvalVoided(
  site: string,
  to: Reader,
  found: CaseFacts,
  { number, why }: { number: number; why: VoidReason },
): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts.cases).approvalVoided(number, why))
}

type RequestedItem = { title: string; description: string; need: ItemNeed }

export function documentsRequested(
  site: string,
  to: Reader,
  found: CaseFacts,
  items: readonly RequestedItem[],
): EmailContent {
  const { documentsRequested, documentsRequestedItem } = t(caseEmailTexts.cases)
  const { before, after, ...words } = documentsRequested(items.length)
  const lines = items.map((item) => [`• ${documentsRequestedItem(item)}`, item.description].filter(Boolean).join(': '))
  return toClient(site, to, found, { ...words, text: [before, ...lines, after] })
}

export function extensionGranted(site: string, to: Reader, found: CaseFacts, untilOn: string): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts.cases).extensionGranted(untilOn))
}

export function orderDecided(
  site: string,
  to: Reader,
  found: CaseFacts & { title: string },
  { orderNumber, isJoined }: { orderNumber: number; isJoined: boolean },
): EmailContent {
  const { orderJoined, orderOpenedSecond } = t(caseEmailTexts.cases)
  return toClient(site, to, found, (isJoined ? orderJoined : orderOpenedSecond)(orderNumber, found.title))
}

export function returnShared(site: string, to: Reader, found: CaseFacts): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts.cases).returnShared)
}

export function documentRejected(
  site: string,
  to: Reader,
  found: CaseFacts,
  { documentId, filename, reason }: { documentId: string; filename: string; reason: string },
): EmailContent {
  const words = { ...t(caseEmailTexts.cases).rejected(filename), path: replacePath(found.id, documentId) }
  return toClient(site, to, found, words, reason)
}

export function documentInfected(site: string, to: Reader, found: CaseFacts, filename: string): EmailContent {
  return toClient(site, to, found, t(caseEmailTexts.cases).infected(filename))
}

type MessageReader = Reader & { mayReply: boolean }

export function messageForClient(site: string, to: MessageReader, from: string, found: CaseFacts | null): EmailContent {
  const words = t(caseEmailTexts.cases)
  const email = words.message(from, to.mayReply)
  if (found) return toClient(site, to, { ...found, adviserName: null }, email)
  return {
    subject: email.subject,
    body: (
      <ClientPage title={email.subject} site={site}>
        <Greeting name={to.name} />
        {email.text.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <ButtonLink href={`${site}/client-portal/messages`}>{words.openYourMessages}</ButtonLink>
      </ClientPage>
    ),
  }
}

export type ReplyProblem = { filename: string | null; reason: string }

export function replyNotComplete(site: string, to: Reader, problems: readonly ReplyProblem[]): EmailContent {
  const words = t(caseEmailTexts.cases)
  const { subject, intro, whatToDo, problem, otherProblem } = words.replyNotComplete
  const lines = problems.map(({ filename, reason }) => {
    const text = Object.entries(problem).find(([code]) => code === reason)?.[1] ?? otherProblem
    return `• ${[filename, text].filter(Boolean).join(': ')}`
  })
  return {
    subject,
    body: (
      <ClientPage title={subject} site={site}>
        <Greeting name={to.name} />
        {[intro, ...lines, whatToDo].map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name and problem
          <Paragraph key={at}>{paragraph}</Paragraph>
        ))}
        <ButtonLink href={`${site}/client-portal/messages`}>{words.openYourMessages}</ButtonLink>
      </ClientPage>
    ),
  }
}

type StaffCase = CaseFacts & { clientName: string }

export function staffNotified<Code extends keyof StaffNoticeTable>(
  site: string,
  found: StaffCase,
  { code, values }: { code: Code; values: StaffNoticeTable[Code] },
): EmailContent {
  const words = t(caseEmailTexts.cases)
  const { subject, text } = words.staff[code](found, values)
  return {
    subject,
    body: (
      <StaffPage title={subject}>
        <Paragraph>{text}</Paragraph>
        <FactTable facts={[{ label: words.facts.client, value: found.clientName }, ...factsOf(found)]} />
        <ButtonLink href={`${site}${staffCasePath(found.id)}`}>{words.openTheCase}</ButtonLink>
      </StaffPage>
    ),
  }
}

export function messageForStaff(site: string, clientName: string): EmailContent {
  const words = t(caseEmailTexts.cases)
  const { subject, text } = words.messageForStaff(clientName)
  return {
    subject,
    body: (
      <StaffPage title={subject}>
        <Paragraph>{text}</Paragraph>
        <ButtonLink href={`${site}/admin/messages`}>{words.openTheMessages}</ButtonLink>
      </StaffPage>
    ),
  }
}

export function casesHandedOver(site: string, facts: { by: string; count: number }): EmailContent {
  const words = t(caseEmailTexts.cases)
  const { subject, text } = words.casesHandedOver(facts)
  return {
    subject,
    body: (
      <StaffPage title={subject}>
        <Paragraph>{text}</Paragraph>
        <ButtonLink href={`${site}/admin/cases`}>{words.openTheCases}</ButtonLink>
      </StaffPage>
    ),
  }
}

/** `path`: where the button leads; the case if missing. */
type Email = { subject: string; text: string[]; button?: string; path?: string }

function toClient(
  site: string,
  to: Reader,
  found: CaseFacts,
  { subject, text, button, path = clientCasePath(found.id) }: Email,
  note?: string | null,
): EmailContent {
  const words = t(caseEmailTexts.cases)
  return {
    subject: words.subject(subject, found.caseNumber),
    body: (
      <ClientPage title={subject} site={site} adviser={found.adviserName}>
        <Greeting name={to.name} />
        {text.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {note ? <Note>{note}</Note> : null}
        <FactTable facts={factsOf(found)} />
        <ButtonLink href={site + path}>{button ?? words.openYourCase}</ButtonLink>
      </ClientPage>
    ),
  }
}

function factsOf({ caseNumber, title, dueOn }: CaseFacts) {
  const { facts } = t(caseEmailTexts.cases)
  const due = dueOn ? [{ label: facts.nextDate, value: formatDate(dueOn) }] : []
  return [{ label: facts.case, value: caseNumber }, { label: facts.service, value: title }, ...due]
}

type ClientPageProps = { title: string; site: string; adviser?: string | null | undefined; children: ReactNode }

export function ClientPage({ title, site, adviser = null, children }: ClientPageProps) {
  const { whyClient, changeNotifications } = t(platformEmailTexts.email)
  const footer = [
    `${firmName}, ${company().location}`,
    whyClient(firmName),
    { text: changeNotifications, href: `${site}/client-portal/profile/emails` },
  ]
  return (
    <EmailLayout firm={firmName} title={title} footer={footer} adviser={adviser}>
      {children}
    </EmailLayout>
  )
}

function StaffPage({ title, children }: { title: string; children: ReactNode }) {
  const footer = [`${firmName}, ${company().location}`, t(caseEmailTexts.cases).whyStaff]
  return (
    <EmailLayout firm={firmName} title={title} footer={footer} isUnsigned>
      {children}
    </EmailLayout>
  )
}
