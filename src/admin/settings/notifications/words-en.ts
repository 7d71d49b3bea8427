import type { EmailPreference } from '#platform/mail/email-topics.ts'
import type { StaffEvent, staffRoles } from '#platform/mail/staff-emails.ts'

export type NotificationWords = {
  events: Record<StaffEvent, string>
  choices: Record<EmailPreference, string>
  roles: Record<(typeof staffRoles)[number], string>
  test: { subject: string; why: string; hello: (name: string) => string; text: string }
}

export const en: NotificationWords = {
  events: {
    messages: 'A client has written',
    uploads: 'A client has uploaded documents',
    moves: 'A client has moved a case, such as by an approval',
    deadlines: 'The time to object to an assessment runs',
    'new-cases': 'A case was opened by an order or a request',
    assigned: 'Cases were assigned or handed over',
    appointments: 'An appointment was booked, moved or cancelled (reminders of it always come)',
    addresses: 'A client has changed the address',
    enquiries: 'An enquiry has come in',
    applications: 'An application has come in',
    feeds: 'A feed of the news does not answer',
    texts: 'A text waits to be read by them',
  },
  choices: { now: 'At once', daily: 'Once a day', off: 'No letter' },
  roles: { owner: 'Owners', admin: 'Admins', adviser: 'Advisers' },
  test: {
    subject: 'A test letter',
    why: 'You asked for this letter in the settings.',
    hello: (name) => `Dear ${name}`,
    text: 'Letters to staff reach this address.',
  },
}
