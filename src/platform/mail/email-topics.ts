/** What a letter can be about that its reader may choose. Letters of sign-ins, orders and rights are about none of these. */
export const emailTopics = ['messages', 'documents', 'appointments', 'reminders', 'cases', 'invitations'] as const
export type EmailTopic = (typeof emailTopics)[number]

/** When letters about a topic come. */
export const emailPreferences = ['now', 'daily', 'off'] as const
export type EmailPreference = (typeof emailPreferences)[number]

export function isEmailTopic(text: string | null): text is EmailTopic {
  return emailTopics.some((topic) => topic === text)
}

export function isEmailPreference(text: unknown): text is EmailPreference {
  return emailPreferences.some((choice) => choice === text)
}
