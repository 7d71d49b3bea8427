import { z } from 'zod'
import { type Line, maxLength } from '#accounts/people/max-lengths.ts'
import { nameField, optionalNameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'
import { phoneNumber } from '#platform/phone.ts'

export type FieldErrorText =
  | 'identifier-missing'
  | NameFieldError<'first-name' | 'last-name' | 'company'>
  | `${Exclude<Line, 'first-name' | 'last-name' | 'company'>}-${'too-long' | 'broken'}`
  | 'phone-unknown'
  | `email-${'missing' | 'too-long' | 'incomplete'}`
  | 'password-missing'
  | 'new-password-missing'
  | `code-${'missing' | 'too-long'}`

const error = (code: FieldErrorText) => ({ error: code })

const identifier = z
  .string(error('identifier-missing'))
  .trim()
  .min(1, error('identifier-missing'))
  .max(maxLength.identifier, error('identifier-too-long'))
  .regex(/^\P{Cc}*$/u, error('identifier-broken'))

export const phoneField = z
  .string()
  .trim()
  .max(maxLength.phone, error('phone-too-long'))
  .regex(/^\P{Cc}*$/u, error('phone-broken'))
  .nullish()
  .transform((text, context) => {
    const number = text && phoneNumber(text)
    if (text && !number) context.addIssue({ code: 'custom', message: error('phone-unknown').error })
    return number || null
  })

export const emailField = z
  .string(error('email-missing'))
  .trim()
  .min(1, error('email-missing'))
  .max(254, error('email-too-long'))
  .toLowerCase()
  .pipe(z.email(error('email-incomplete')))

const password = (missing: FieldErrorText) => z.string(error(missing)).min(1, error(missing)).max(1000)

export const signInForm = z.object({
  identifier,
  password: password('password-missing'),
})

export const registrationForm = z.object({
  email: emailField,
  password: password('new-password-missing'),
  firstName: nameField('first-name', 'person', maxLength['first-name']),
  lastName: nameField('last-name', 'person', maxLength['last-name']),
  company: optionalNameField('company', 'company', maxLength.company),
  phone: phoneField,
})

export const invitationForm = z.object({
  firstName: registrationForm.shape.firstName,
  /** The invited person enters their own name when they accept. */
  lastName: registrationForm.shape.lastName.or(z.literal('')).default(''),
  email: registrationForm.shape.email,
})

export const invitationDays = 7

export type Registration = z.infer<typeof registrationForm>

export const forgotPasswordForm = z.object({ email: emailField })

export const setPasswordForm = z.object({
  token: z.string().max(200),
  password: password('new-password-missing'),
})

/** Six-digit TOTP code or recovery code; whitespace is removed. */
export const secondFactorForm = z.object({
  code: z
    .string(error('code-missing'))
    .transform((text) => text.replace(/\s+/g, ''))
    .pipe(z.string().min(1, error('code-missing')).max(40, error('code-too-long'))),
})
