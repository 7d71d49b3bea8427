import type { ReactElement } from 'react'
import { company } from '#content/company.ts'
import { newsletterTopics } from '#content/pages/newsletter.ts'
import { ButtonLink, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { pendingDays, type Topic } from './subscription.ts'

export type NewsletterLetter = { subject: string; body: ReactElement }

const firm = company.name.value

function namesOf(topics: readonly Topic[]): string {
  return newsletterTopics
    .filter(({ id }) => topics.includes(id))
    .map(({ title }) => title)
    .join(', ')
}

function foot(leaveUrl: string): string[] {
  return [
    `${company.legalName.value}, ${company.address.postcode.value} ${company.address.city.value}`,
    `You get this letter because this address was entered in a newsletter box of ${firm}. Unsubscribe: ${leaveUrl}`,
  ]
}

/** Asks the owner of the mailbox. What somebody typed as a name does not appear: it may not be theirs. */
export function confirmLetter(topics: readonly Topic[], confirmUrl: string, leaveUrl: string): NewsletterLetter {
  return {
    subject: `Confirm your subscription: ${namesOf(topics)}`,
    body: (
      <LetterPage firm={firm} title="Do you want our newsletter?" footer={foot(leaveUrl)}>
        <Paragraph>
          Somebody, probably you, entered this address to hear from us about: {namesOf(topics)}. You are subscribed only
          once you confirm it.
        </Paragraph>
        <ButtonLink href={confirmUrl}>Confirm</ButtonLink>
        <Note>
          The link works for {pendingDays} days. If it was not you, do nothing: we send no newsletter and delete the
          address.
        </Note>
      </LetterPage>
    ),
  }
}

/** To somebody who has subscribed already and asked again. */
export function knownLetter(topics: readonly Topic[], leaveUrl: string): NewsletterLetter {
  return {
    subject: 'You are subscribed already',
    body: (
      <LetterPage firm={firm} title="You are subscribed already" footer={foot(leaveUrl)}>
        <Paragraph>
          Somebody, probably you, entered this address in our newsletter box again. You get: {namesOf(topics)}. Nothing
          was changed.
        </Paragraph>
        <ButtonLink href={leaveUrl}>End the subscription</ButtonLink>
      </LetterPage>
    ),
  }
}
