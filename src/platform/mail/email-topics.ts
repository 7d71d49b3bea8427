/** Topics of emails that clients can turn off. Emails about sign-in, orders and legal rights have no topic. */
export const emailTopics = ['messages', 'documents', 'appointments', 'reminders', 'cases', 'invitations'] as const
export type EmailTopic = (typeof emailTopics)[number]

export const emailPreferences = ['now', 'daily', 'off'] as const
export type EmailPreference = (typeof emailPreferences)[number]

export function isEmailTopic(text: string | null): text is EmailTopic {
  return emailTopics.some((topic) => topic === text)
}

export function isEmailPreference(text: unknown): text is EmailPreference {
  return emailPreferences.some((choice) => choice === text)
}
