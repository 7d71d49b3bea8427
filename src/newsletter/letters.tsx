import type { ReactElement } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { newsletterTopics } from '#content/pages/newsletter.ts'
import { ButtonLink, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { pendingDays, type Topic } from './subscription.ts'
import { letterWords } from './words.ts'

export type NewsletterLetter = { subject: string; body: ReactElement }
function namesOf(topics: readonly Topic[]): string {
  return newsletterTopics
    .filter(({ id }) => topics.includes(id))
    .map(({ title }) => title)
    .join(', ')
}

function foot(leaveUrl: string): string[] {
  return [
    `${company().legalName}, ${company().address.postcode} ${company().address.town}`,
    letterWords().why(firmName, leaveUrl),
  ]
}

/** Asks the owner of the mailbox. What somebody typed as a name does not appear: it may not be theirs. */
export function confirmLetter(topics: readonly Topic[], confirmUrl: string, leaveUrl: string): NewsletterLetter {
  const { subject, title, text, button, note } = letterWords().confirm
  return {
    subject: subject(namesOf(topics)),
    body: (
      <LetterPage firm={firmName} title={title} footer={foot(leaveUrl)}>
        <Paragraph>{text(namesOf(topics))}</Paragraph>
        <ButtonLink href={confirmUrl}>{button}</ButtonLink>
        <Note>{note(pendingDays)}</Note>
      </LetterPage>
    ),
  }
}

/** To somebody who has subscribed already and asked again. */
export function knownLetter(topics: readonly Topic[], leaveUrl: string): NewsletterLetter {
  const { subject, title, text, button } = letterWords().known
  return {
    subject,
    body: (
      <LetterPage firm={firmName} title={title} footer={foot(leaveUrl)}>
        <Paragraph>{text(namesOf(topics))}</Paragraph>
        <ButtonLink href={leaveUrl}>{button}</ButtonLink>
      </LetterPage>
    ),
  }
}
