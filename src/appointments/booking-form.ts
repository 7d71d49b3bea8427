import { z } from 'zod'
import { emailField } from '#accounts/forms.ts'
import { contactTopics } from '#content/pages/contact.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { scenarioPath } from '#tax/scenario-path.ts'

/** How many characters each entry may have. */
export const longestEntry = { name: 120, topic: 500 } as const

const topics = contactTopics.map(({ value }) => value)

/** What a guest enters. The name ends up in letters: one line, no control characters. */
export const guestForm = z.object({
  topic: z
    .string({ error: 'Choose what it is about.' })
    .refine((value) => topics.includes(value), { error: 'Choose what it is about.' })
    .transform((value) => contactTopics.find((topic) => topic.value === value)?.label ?? value),
  name: z
    .string({ error: 'Enter your name.' })
    .trim()
    .min(1, { error: 'Enter your name.' })
    .max(longestEntry.name, { error: `Your name may have at most ${longestEntry.name} characters.` })
    .regex(/^\P{Cc}*$/u, { error: 'Your name must be on one line.' }),
  email: emailField,
  /** Address of a calculation that the visitor came from. */
  scenario: z
    .string()
    .nullish()
    .transform((text) => scenarioPath(text ?? null)),
})

/** What a client writes about a talk, in free words. */
export const topicField = z.string().transform(cleanText).pipe(z.string().max(longestEntry.topic))

/** The instant that a time button sends, or null. */
export function instantOf(value: unknown): Date | null {
  const parsed = z.iso.datetime().safeParse(value)
  return parsed.success ? new Date(parsed.data) : null
}
