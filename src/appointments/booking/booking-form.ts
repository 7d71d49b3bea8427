import { z } from 'zod'
import { emailField } from '#accounts/registration/forms.ts'
import { maxEntryLength } from '#appointments/kinds/terms.ts'
import { nameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'
import { bookingTopics } from '#content/pages/book.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { scenarioPath } from '#tax/scenario-path.ts'

const topics = bookingTopics.map(({ value }) => value)

export type GuestError = 'topic-unknown' | NameFieldError<'name'>

const error = (code: GuestError) => ({ error: code })

export const guestForm = z.object({
  topic: z
    .string(error('topic-unknown'))
    .refine((value) => topics.includes(value), error('topic-unknown'))
    .transform((value) => bookingTopics.find((topic) => topic.value === value)?.label ?? value),
  name: nameField('name', 'person', maxEntryLength.name),
  email: emailField,
  scenario: z
    .string()
    .nullish()
    .transform((text) => scenarioPath(text ?? null)),
})

export const topicField = z.string().transform(cleanText).pipe(z.string().max(maxEntryLength.topic))

export function instantOf(value: unknown): Date | null {
  const parsed = z.iso.datetime().safeParse(value)
  return parsed.success ? new Date(parsed.data) : null
}
