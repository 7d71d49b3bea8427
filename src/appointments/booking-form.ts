import { z } from 'zod'
import { emailField } from '#accounts/forms.ts'
import { nameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'
import { contactTopics } from '#content/pages/contact.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { scenarioPath } from '#tax/scenario-path.ts'
import { maxEntryLength } from './max-entry-length.ts'

const topics = contactTopics.map(({ value }) => value)

/** What may be wrong with a field of the form, besides the e-mail address. */
export type GuestError = 'topic-unknown' | NameFieldError<'name'>

const error = (code: GuestError) => ({ error: code })

/** What a guest enters. The name ends up in letters: one line, no control characters. */
export const guestForm = z.object({
  topic: z
    .string(error('topic-unknown'))
    .refine((value) => topics.includes(value), error('topic-unknown'))
    .transform((value) => contactTopics.find((topic) => topic.value === value)?.label ?? value),
  name: nameField('name', 'person', maxEntryLength.name),
  email: emailField,
  /** Address of a calculation that the visitor came from. */
  scenario: z
    .string()
    .nullish()
    .transform((text) => scenarioPath(text ?? null)),
})

/** What a client writes about a talk, in free words. */
export const topicField = z.string().transform(cleanText).pipe(z.string().max(maxEntryLength.topic))

/** The instant that a time button sends, or null. */
export function instantOf(value: unknown): Date | null {
  const parsed = z.iso.datetime().safeParse(value)
  return parsed.success ? new Date(parsed.data) : null
}
