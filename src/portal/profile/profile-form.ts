import { z } from 'zod'
import { registrationForm } from '#accounts/forms.ts'
import { isCanton } from '#cases/due-date.ts'
import { holdsAhvNumber } from './ahv-number.ts'

const { firstName, lastName, company, phone } = registrationForm.shape

const ahvText =
  'This is an AHV number. By law (AHVG Art. 153c) we may not keep it in our register. Enter the register number of your cantonal tax office instead; the AHV number may stand in the documents you upload.'

/** What a client may change about themselves. Empty texts become null. */
export const profileForm = z.object({
  firstName,
  lastName,
  company,
  phone,
  taxId: z
    .string()
    .trim()
    .max(50, { error: 'The tax ID may have at most 50 characters.' })
    .regex(/^\P{Cc}*$/u, { error: 'The tax ID must be on one line.' })
    .refine((text) => !holdsAhvNumber(text), { error: ahvText })
    .nullish()
    .transform((text) => text || null),
  address: z
    .string()
    .trim()
    .max(500, { error: 'The address may have at most 500 characters.' })
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .refine((text) => !/[^\P{Cc}\n]/u.test(text), { error: 'The address holds characters we cannot keep.' })
    .nullish()
    .transform((text) => text || null),
  /** Left as it is by whoever does not send it. */
  canton: z
    .string()
    .refine((text) => text === '' || isCanton(text), { error: 'Choose a canton from the list.' })
    .nullish(),
})
export type ProfileFields = z.infer<typeof profileForm>
