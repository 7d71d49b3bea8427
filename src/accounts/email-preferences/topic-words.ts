import type { EmailPreference, EmailTopic } from '#platform/mail/email-topics.ts'

export const topicWords: Record<EmailTopic, { label: string; hint: string }> = {
  messages: { label: 'Messages', hint: 'That your adviser has written. What it says stays in the portal.' },
  documents: { label: 'Documents', hint: 'What we ask for, what was sent back, what our virus scan held back.' },
  appointments: { label: 'Appointments', hint: 'That a meeting was planned.' },
  reminders: { label: 'Reminders', hint: 'What waits for you.' },
  invitations: { label: 'Your next tax return', hint: 'Once a year: that we can take up your return of the new year.' },
  cases: { label: 'News of your cases', hint: 'That a case was opened or has moved on.' },
}

export const choiceWords: Record<EmailPreference, string> = {
  now: 'At once',
  daily: 'Once a day, in one letter',
  off: 'Not at all',
}

export const stillComes =
  'Letters about your sign-in and its security, about orders and refunds, about drafts that wait for your approval, and about assessments with their deadlines always come, at once.'
