import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { newsletterTopics } from '#content/pages/newsletter.ts'
import { ButtonLink, EmailLayout, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type OwnText, ownText } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import * as publishingEmailTexts from '#publishing/locales/en-emails.ts'
import { pendingDays, type Topic } from './subscription.ts'

export function namesOf(topics: readonly Topic[]): OwnText {
  const names = newsletterTopics
    .filter(({ id }) => topics.includes(id))
    .map(({ title }) => title)
    .join(', ')
  return ownText(names)
}

function footer(leaveUrl: string): string[] {
  return [
    `${company().legalName}, ${company().address.postcode} ${company().address.town}`,
    t(publishingEmailTexts.publishing).why(firmName, leaveUrl),
  ]
}

export const subscriptionToConfirm = defineOwnEmail(
  { kind: 'subscription-to-confirm', trigger: 'visitor' },
  ({ topics, confirmUrl, leaveUrl }: { topics: OwnText; confirmUrl: OwnText; leaveUrl: OwnText }) => {
    const { subject, title, text, button, note } = t(publishingEmailTexts.publishing).confirm
    return {
      subject: subject(topics),
      body: (
        <EmailLayout firm={firmName} title={title} footer={footer(leaveUrl)}>
          <Greeting name={null} />
          <Paragraph>{text(topics)}</Paragraph>
          <ButtonLink href={confirmUrl}>{button}</ButtonLink>
          <Note>{note(pendingDays)}</Note>
        </EmailLayout>
      ),
    }
  },
)

export const subscriptionKnown = defineOwnEmail(
  { kind: 'subscription-known', trigger: 'visitor' },
  ({ topics, leaveUrl, preferencesUrl }: { topics: OwnText; leaveUrl: OwnText; preferencesUrl: OwnText }) => {
    const { known, preferences } = t(publishingEmailTexts.publishing)
    const { subject, title, text, button } = known
    return {
      subject,
      body: (
        <EmailLayout firm={firmName} title={title} footer={[preferences(preferencesUrl), ...footer(leaveUrl)]}>
          <Greeting name={null} />
          <Paragraph>{text(topics)}</Paragraph>
          <ButtonLink href={leaveUrl}>{button}</ButtonLink>
        </EmailLayout>
      ),
    }
  },
)
