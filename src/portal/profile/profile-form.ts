import { z } from 'zod'
import { isCivilStatus, readBirthYears } from '#accounts/people/household.ts'
import { registrationForm } from '#accounts/registration/forms.ts'
import { isCanton } from '#cases/planning/due-date.ts'
import { holdsAhvNumber } from './ahv-number.ts'

const { firstName, lastName, company, phone } = registrationForm.shape

const ahvText =
  'This is an AHV number. By law (AHVG Art. 153c) we may not keep it in our register. Enter the register number of your cantonal tax office instead; the AHV number may stand in the documents you upload.'

/** Empty strings become null. */
const profileForm = z.object({
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
  canton: z
    .string()
    .refine((text) => text === '' || isCanton(text), { error: 'Choose a canton from the list.' })
    .nullish(),
})
export function householdForm(thisYear: number) {
  return profileForm.extend({
    civilStatus: z
      .string()
      .refine((text) => text === '' || isCivilStatus(text), { error: 'Choose a civil status from the list.' })
      .default(''),
    childrenBorn: z
      .string()
      .max(100, { error: 'Enter only years.' })
      .default('')
      .transform((text, context) => {
        const years = readBirthYears(text, thisYear)
        if (!years)
          context.addIssue({ code: 'custom', message: `Enter years of birth up to ${thisYear}, such as 2015, 2018.` })
        return years ?? []
      }),
  })
}
export type ProfileFields = z.infer<ReturnType<typeof householdForm>>

export const fieldNames = [
  ...(['firstName', 'lastName', 'company', 'phone', 'taxId'] as const),
  ...(['street', 'houseNumber', 'postcode', 'town', 'communeId', 'country', 'sinceOn', 'canton'] as const),
  ...(['civilStatus', 'childrenBorn'] as const),
] as const
