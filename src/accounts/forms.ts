import { z } from 'zod'
import { phoneNumber } from '#platform/phone.ts'
import { type Line, longest } from './longest.ts'

/** What may be wrong with a field of these forms. */
export type FieldFault =
  | `${'identifier' | 'first-name' | 'last-name'}-missing`
  | `${Line}-${'too-long' | 'broken'}`
  | 'phone-unknown'
  | `email-${'missing' | 'too-long' | 'incomplete'}`
  | 'password-missing'
  | 'new-password-missing'
  | `code-${'missing' | 'too-long'}`

const fault = (code: FieldFault) => ({ error: code })

// Names and the like end up in letters and tables: one line, no control characters.
const line = (name: Exclude<Line, 'company' | 'phone'>) =>
  z
    .string(fault(`${name}-missing`))
    .trim()
    .min(1, fault(`${name}-missing`))
    .max(longest[name], fault(`${name}-too-long`))
    .regex(/^\P{Cc}*$/u, fault(`${name}-broken`))

const optionalLine = (name: 'company' | 'phone') =>
  z
    .string()
    .trim()
    .max(longest[name], fault(`${name}-too-long`))
    .regex(/^\P{Cc}*$/u, fault(`${name}-broken`))
    .nullish()
    .transform((text) => text || null)

/** A telephone number in one spelling; empty becomes null. */
export const phoneField = optionalLine('phone').transform((text, context) => {
  const number = text && phoneNumber(text)
  if (text && !number) context.addIssue({ code: 'custom', message: fault('phone-unknown').error })
  return number || null
})

/** An e-mail address in lower case. */
export const emailField = z
  .string(fault('email-missing'))
  .trim()
  .min(1, fault('email-missing'))
  .max(254, fault('email-too-long'))
  .toLowerCase()
  .pipe(z.email(fault('email-incomplete')))

const password = (missing: FieldFault) => z.string(fault(missing)).min(1, fault(missing)).max(1000)

export const signInForm = z.object({
  identifier: line('identifier'),
  password: password('password-missing'),
})

export const registrationForm = z.object({
  email: emailField,
  password: password('new-password-missing'),
  firstName: line('first-name'),
  lastName: line('last-name'),
  company: optionalLine('company'),
  phone: phoneField,
})
export type Registration = z.infer<typeof registrationForm>

export const forgotPasswordForm = z.object({ email: emailField })

export const setPasswordForm = z.object({
  token: z.string().max(200),
  password: password('new-password-missing'),
})

/** Six digits from the authenticator app, or a recovery code; blanks do not matter. */
export const secondFactorForm = z.object({
  code: z
    .string(fault('code-missing'))
    .transform((text) => text.replace(/\s+/g, ''))
    .pipe(z.string().min(1, fault('code-missing')).max(40, fault('code-too-long'))),
})
