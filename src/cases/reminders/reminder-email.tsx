import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { ClientPage, type EmailContent } from '#cases/process/case-emails.tsx'
import { clientCasePath } from '#cases/process/case-links.ts'
import { ButtonLink, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import type { OpenMatter } from './reminder-db.server.ts'

export function reminderEmail(site: string, to: { name: string }, matters: OpenMatter[]): EmailContent {
  const words = t(caseEmailTexts.cases)
  const { subject, intro, ifDone, matter, signers: wordsOfSigners } = words.reminder
  const cases = new Set(matters.map(({ caseId }) => caseId))
  const [only] = cases
  const path = cases.size === 1 && only ? clientCasePath(only) : '/client-portal'
  const title = subject(matters.length)
  return {
    subject: title,
    body: (
      <ClientPage title={title} site={site}>
        <Greeting name={to.name} />
        <Paragraph>{intro(matters.length)}</Paragraph>
        {matters.map(({ code, caseId, caseNumber, title: caseTitle, count, signers }) => (
          <Note key={`${code} ${caseId}`}>
            {[matter[code](count), caseTitle, caseNumber].filter((part) => part !== null).join(', ')}
            {signers && wordsOfSigners(signers)}
          </Note>
        ))}
        <ButtonLink href={site + path}>{words.openYourPortal}</ButtonLink>
        <Paragraph>{ifDone}</Paragraph>
      </ClientPage>
    ),
  }
}
