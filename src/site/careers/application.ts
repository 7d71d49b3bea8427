import { z } from 'zod'
import { emailField } from '#accounts/forms.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isPosition } from './positions.ts'

/** The words of the form's two consents that the applicant has seen; raise it when they change. */
export const consentVersion = '2026-11'

const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]/u
const phoneNumber = /^[+(\d][\d\s()./-]{5,39}$/
const phoneText = 'Enter a phone number, such as +41 32 000 00 00, or leave this empty.'
const positionText = 'Choose a position.'
const closedText = 'This position is not open. Choose another one, or an open application.'
const consentText = 'Without your consent we may not read your application.'

/** What the form sends besides the CV, on a given day. Names end up in letters: one line, no control characters. */
export function applicationForm(today: string) {
  return z.object({
    name: z
      .string({ error: 'Enter your full name.' })
      .trim()
      .min(1, { error: 'Enter your full name.' })
      .max(120, { error: 'Your name may have at most 120 characters.' })
      .refine((text) => !lineBreaks.test(text), { error: 'Your name must be on one line.' }),
    email: emailField,
    phone: z
      .string()
      .trim()
      .refine((text) => text === '' || (phoneNumber.test(text) && !lineBreaks.test(text)), { error: phoneText })
      .nullish()
      .transform((text) => text || null),
    position: z
      .string({ error: positionText })
      .min(1, { error: positionText })
      .refine((value) => isPosition(value, today), { error: closedText }),
    message: z
      .string({ error: 'Write a few sentences about yourself.' })
      .transform(cleanText)
      .pipe(
        z
          .string()
          .min(1, { error: 'Write a few sentences about yourself.' })
          .max(5000, { error: 'Your cover letter may have at most 5’000 characters. The rest may stand in your CV.' }),
      ),
    consent: z.literal('yes', { error: consentText }),
    keep: z
      .string()
      .nullish()
      .transform((value) => value === 'yes'),
  })
}

export type Application = Omit<z.infer<ReturnType<typeof applicationForm>>, 'consent'>

/** The fields of the form, in their order; `cv` is the file. */
export const formFields = ['name', 'email', 'phone', 'position', 'message', 'cv', 'consent', 'keep'] as const
