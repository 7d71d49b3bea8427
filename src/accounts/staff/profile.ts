import { z } from 'zod'
import { nameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'

/** Roles that somebody of the firm can have, from the fewest rights to the most. */
export const staffRoles = ['adviser', 'admin', 'owner'] as const
export type StaffRole = (typeof staffRoles)[number]

/** For how long an invitation can be accepted, and a reset that was asked for be confirmed. */
export const invitationDays = 7
export const resetHours = 24

export const maxNameLength = 200
export const maxWordLength = 60
export const maxWords = 12
export const maxCases = 500

/** What may be wrong with a field about somebody of the firm, besides the e-mail address. */
export type StaffMemberError =
  | NameFieldError<'name'>
  | 'initials-too-long'
  | `words-${'too-long' | 'too-many'}`
  | 'role-unknown'
  | 'limit-broken'

export const error = (code: StaffMemberError) => ({ error: code })

/** Words that somebody writes one beside the other, with commas or on lines of their own; each once. */
const wordList = z
  .string()
  .transform((text) => [
    ...new Set(
      text
        .split(/[,\n]/)
        .map((word) => word.trim().replaceAll(/\s+/g, ' '))
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(z.string().max(maxWordLength, error('words-too-long'))).max(maxWords, error('words-too-many')))

/** What the firm shows of one of its people. */
export const profileForm = z.object({
  name: nameField('name', 'person', maxNameLength),
  initials: z
    .string()
    .trim()
    .regex(/^\S{0,3}$/u, error('initials-too-long'))
    .transform((text) => text || null),
  languages: wordList,
  specialities: wordList,
  isPublic: z.enum(['yes', 'no']).transform((text) => text === 'yes'),
})

/** How many cases somebody takes on, in cases of weight 1; empty says nothing. */
export const capacityForm = z.object({
  limit: z
    .string()
    .trim()
    .regex(/^([1-9]\d{0,2})?$/, error('limit-broken'))
    .transform((text) => (text ? Number(text) : null))
    .pipe(z.int().max(maxCases, error('limit-broken')).nullable()),
})

export type Profile = Omit<z.infer<typeof profileForm>, 'name'>

export const noProfile: Profile = { initials: null, languages: [], specialities: [], isPublic: false }
