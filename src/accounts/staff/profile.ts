import { z } from 'zod'

/** Roles that somebody of the firm can have, from the fewest rights to the most. */
export const staffRoles = ['adviser', 'admin', 'owner'] as const
export type StaffRole = (typeof staffRoles)[number]

/** For how long an invitation can be accepted, and a reset that was asked for be confirmed. */
export const invitationDays = 7
export const resetHours = 24

const mostWords = 12

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
  .pipe(
    z
      .array(z.string().max(60, { error: 'Use at most 60 characters for each.' }))
      .max(mostWords, { error: `Name at most ${mostWords}.` }),
  )

/** What the firm shows of one of its people. */
export const profileForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: 'Enter first and last name.' })
    .max(200, { error: 'Use at most 200 characters.' })
    .regex(/^\P{Cc}*$/u, { error: 'The name must be on one line.' }),
  initials: z
    .string()
    .trim()
    .regex(/^\S{0,3}$/u, { error: 'Use up to three letters.' })
    .transform((text) => text || null),
  languages: wordList,
  specialities: wordList,
  isPublic: z.enum(['yes', 'no']).transform((text) => text === 'yes'),
})

export type Profile = Omit<z.infer<typeof profileForm>, 'name'>

export const noProfile: Profile = { initials: null, languages: [], specialities: [], isPublic: false }
