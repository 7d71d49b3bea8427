import { z } from 'zod'
import { emailField } from '#accounts/registration/forms.ts'
import { nameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'
import type { JobOpening } from '#content/pages/careers.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isPosition } from './positions.ts'

/** Version of the form's two consent texts; increase it whenever they change. */
export const consentVersion = '2026-11'

const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]/u
const phoneNumber = /^[+(\d][\d\s()./-]{5,39}$/

export type ApplicationError =
  | NameFieldError<'name'>
  | 'phone-unknown'
  | `position-${'missing' | 'closed'}`
  | `message-${'missing' | 'too-long'}`
  | 'consent-missing'

const error = (code: ApplicationError) => ({ error: code })

/** The form without the CV. `openings`: positions. Names must have no line breaks, because emails contain them. */
export function applicationForm(openings: readonly Pick<JobOpening, 'id'>[]) {
  return z.object({
    name: nameField('name', 'person', 120),
    email: emailField,
    phone: z
      .string()
      .trim()
      .refine((text) => text === '' || (phoneNumber.test(text) && !lineBreaks.test(text)), error('phone-unknown'))
      .nullish()
      .transform((text) => text || null),
    position: z
      .string(error('position-missing'))
      .min(1, error('position-missing'))
      .refine((value) => isPosition(value, openings), error('position-closed')),
    message: z
      .string(error('message-missing'))
      .transform(cleanText)
      .pipe(z.string().min(1, error('message-missing')).max(5000, error('message-too-long'))),
    consent: z.literal('yes', error('consent-missing')),
    keep: z
      .string()
      .nullish()
      .transform((value) => value === 'yes'),
  })
}

export type Application = Omit<z.infer<ReturnType<typeof applicationForm>>, 'consent'>

export const formFields = ['name', 'email', 'phone', 'position', 'message', 'cv', 'consent', 'keep'] as const
