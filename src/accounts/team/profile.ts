import { z } from 'zod'
import { maxCases, maxNameLength, maxWordLength, maxWords } from '#accounts/people/max-lengths.ts'
import { nameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'

/** Staff roles, from fewest to most rights. */
export const staffRoles = ['adviser', 'admin', 'owner'] as const
export type StaffRole = (typeof staffRoles)[number]

export const invitationDays = 7
export const resetHours = 24

export type StaffMemberError =
  | NameFieldError<'name'>
  | 'initials-too-long'
  | `words-${'too-long' | 'too-many'}`
  | 'role-unknown'
  | 'limit-broken'
  | 'rate-broken'

export const error = (code: StaffMemberError) => ({ error: code })

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

/** Maximum number of open cases (empty: no limit) and hourly rate in francs (empty: that of the firm). */
export const capacityForm = z.object({
  limit: z
    .string()
    .trim()
    .regex(/^([1-9]\d{0,2})?$/, error('limit-broken'))
    .transform((text) => (text ? Number(text) : null))
    .pipe(z.int().max(maxCases, error('limit-broken')).nullable()),
  rate: z
    .string()
    .trim()
    .regex(/^([1-9]\d{1,3})?$/, error('rate-broken'))
    .transform((text) => (text ? Number(text) * 100 : null))
    .pipe(z.int().max(200_000, error('rate-broken')).nullable())
    .optional(),
})

export type Profile = Omit<z.infer<typeof profileForm>, 'name'>

export const noProfile: Profile = { initials: null, languages: [], specialities: [], isPublic: false }
