import { nameWordsEn } from '#company/name-words.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import type { FieldWords } from '#platform/field-errors.ts'
import { formatLongDate } from '#platform/format.ts'
import type { CampaignState, EmailError } from '#publishing/newsletter/campaigns/campaign.ts'
import type { DiscountError } from '#publishing/newsletter/subscription.ts'

export type CampaignWords = {
  fields: FieldWords<EmailError>
  states: Readonly<Record<CampaignState, { kind: StatusKind; label: string }>>
  digestSubject: (titles: readonly string[] | null, day: string) => string
}

const maxTitleLength = 110

export const campaign: CampaignWords = {
  fields: {
    'subject-missing': 'Enter a subject.',
    'subject-too-long': 'The subject can be up to 150 characters long.',
    'introduction-too-long': 'The introduction can be up to 10,000 characters long.',
    'topics-missing': 'Choose who will receive it.',
    empty: 'Write an introduction or choose at least one item.',
  },
  states: {
    draft: { kind: 'wait', label: 'Draft' },
    sending: { kind: 'prog', label: 'Sending' },
    paused: { kind: 'warn', label: 'Paused' },
    sent: { kind: 'done', label: 'Sent' },
    cancelled: { kind: 'off', label: 'Cancelled' },
  },
  digestSubject: (titles, day) => {
    const [first, ...others] = titles ?? []
    if (first === undefined) return `Swiss tax this week, ${formatLongDate(day)}`
    const title = first.length > maxTitleLength ? `${first.slice(0, maxTitleLength - 1).trimEnd()}…` : first
    return others.length > 0 ? `${title}, and ${others.length} more` : title
  },
}

export type NewsletterWords = {
  fields: FieldWords<DiscountError>
}

export const newsletter: NewsletterWords = {
  fields: {
    'email-missing': 'Enter your email address.',
    'email-too-long': 'This email address is too long.',
    'email-incomplete': 'Enter a valid email address, such as name@example.com.',
    ...nameWordsEn('name', { label: 'name', max: 120, missing: 'Enter your name.' }),
    'topic-unknown': 'Choose what you want to hear about.',
  },
}

export const newsletterLinkPage = {
  words: {
    confirm: {
      title: 'Confirm your subscription',
      button: 'Confirm subscription',
    },
    leave: {
      title: 'Unsubscribe from the newsletter',
      button: 'Unsubscribe',
    },
  },
  done: 'You are unsubscribed',
  doneText: 'We will not send you any more newsletters.',
  thisLinkNoLongerWorks: 'This link no longer works',
  itHasExpiredOrLater: 'It has expired, or we have since sent you a newer link. You can subscribe again at any time.',
  subscribe: 'Subscribe',
}

export const newsletterPage = {
  thereWereTooManySign: (wait: string) =>
    `There have been too many sign-ups from your network. Please try again in ${wait}.`,
}

export const preferencesPage = {
  subscribe: 'Subscribe',
}

export const mailReport = {
  complaint: (value: string) => `Complaint: ${value}`,
}

export const newsletterForm = {
  nameText: 'Name',
  email: 'Email',
  leaveThisEmpty: 'Leave this blank',
}
