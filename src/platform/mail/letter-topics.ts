/** What a letter can be about that its reader may choose. Letters of sign-ins, orders and rights are about none of these. */
export const letterTopics = ['messages', 'documents', 'appointments', 'reminders', 'cases', 'invitations'] as const
export type LetterTopic = (typeof letterTopics)[number]

/** When letters about a topic come. */
export const letterChoices = ['now', 'daily', 'off'] as const
export type LetterChoice = (typeof letterChoices)[number]

export function isLetterTopic(text: string | null): text is LetterTopic {
  return letterTopics.some((topic) => topic === text)
}

export function isLetterChoice(text: unknown): text is LetterChoice {
  return letterChoices.some((choice) => choice === text)
}
