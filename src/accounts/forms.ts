import { z } from 'zod'
import { phoneNumber } from './phone.ts'

// Names and the like end up in letters and tables: one line, no control characters.
const line = (name: string, max: number) =>
  z
    .string({ error: `Enter your ${name}.` })
    .trim()
    .min(1, { error: `Enter your ${name}.` })
    .max(max, { error: `Your ${name} may have at most ${max} characters.` })
    .regex(/^\P{Cc}*$/u, { error: `Your ${name} must be on one line.` })

const optionalLine = (name: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `Your ${name} may have at most ${max} characters.` })
    .regex(/^\P{Cc}*$/u, { error: `Your ${name} must be on one line.` })
    .nullish()
    .transform((text) => text || null)

/** A telephone number in one spelling; empty becomes null. */
export const phoneField = optionalLine('phone number', 50).transform((text, context) => {
  const number = text && phoneNumber(text)
  if (text && !number) {
    const message =
      'Check the phone number: with the country code unless it is Swiss, such as 032 123 45 67 or +49 30 123456.'
    context.addIssue({ code: 'custom', message })
  }
  return number || null
})

/** An e-mail address in lower case. */
export const emailField = z
  .string({ error: 'Enter your e-mail address.' })
  .trim()
  .min(1, { error: 'Enter your e-mail address.' })
  .max(254, { error: 'This e-mail address is too long.' })
  .toLowerCase()
  .pipe(z.email({ error: 'Enter a valid e-mail address, such as name@example.com.' }))

const password = (message: string) => z.string({ error: message }).min(1, { error: message }).max(1000)

export const signInForm = z.object({
  identifier: line('e-mail address or username', 254),
  password: password('Enter your password.'),
})

export const registrationForm = z.object({
  email: emailField,
  password: password('Choose a password.'),
  firstName: line('first name', 100),
  lastName: line('last name', 100),
  company: optionalLine('company', 200),
  phone: phoneField,
})
export type Registration = z.infer<typeof registrationForm>

export const forgotPasswordForm = z.object({ email: emailField })

export const setPasswordForm = z.object({
  token: z.string().max(200),
  password: password('Choose a password.'),
})

/** Six digits from the authenticator app, or a recovery code; blanks do not matter. */
export const secondFactorForm = z.object({
  code: z
    .string({ error: 'Enter the code.' })
    .transform((text) => text.replace(/\s+/g, ''))
    .pipe(z.string().min(1, { error: 'Enter the code.' }).max(40, { error: 'This code is too long.' })),
})

export type FieldErrors = Record<string, string>

/** The first message of each field that was not filled in properly. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const messages: FieldErrors = {}
  for (const issue of error.issues) messages[issue.path.join('.')] ??= issue.message
  return messages
}
