import { nameWordsEn } from '#company/name-words.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import type { RefusalWords } from '#platform/words.ts'
import { maxPasswordLength, type PasswordError, shortestPassword } from './passwords/password-policy.ts'
import type { CivilStatus } from './people/household.ts'
import { maxLength } from './people/max-lengths.ts'
import type { StatusCode } from './people/person.ts'
import type { FieldErrorText } from './registration/forms.ts'
import type { ReauthRefusal } from './sessions/confirm-identity.server.ts'
import type { Refusal } from './sign-in/sign-in-refusal.ts'

export type AccountWords = {
  signIn: RefusalWords<Refusal>
  proof: RefusalWords<ReauthRefusal>
  passwords: Record<PasswordError, string>
  fields: FieldWords<FieldErrorText>
  statusCodes: Record<StatusCode, string>
  civilStatuses: Record<CivilStatus, string>
}

const passwordFirst = 'Choose a password first: we sent you a letter with a link.'
const invalidCode = 'This code is not valid. Wait for the next one and try again.'
const tooMany = ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
  `Too many attempts. Try again in ${waitingTime(retryAfterSeconds)}.`

const tooLong = (name: string, max: number) => `Your ${name} may have at most ${max} characters.`
const broken = (name: string) => `Your ${name} must be on one line.`

export const en: AccountWords = {
  signIn: {
    'invalid-credentials': 'Invalid credentials',
    'invalid-code': invalidCode,
    'no-challenge': 'The sign-in took too long. Please enter your password again.',
    'not-verified': 'Confirm your e-mail address first: we sent you a letter with a link.',
    'must-reset': passwordFirst,
    invited: passwordFirst,
    pending: 'Your account is pending approval. We write to you as soon as it is activated.',
    rejected: 'Your registration was not accepted. Please contact us if you think this is wrong.',
    suspended: 'Your account is suspended. Please contact us.',
    closed: 'This account is closed. Please contact us.',
    nobody: 'There is no active account to sign in as.',
    'not-found': 'Not found',
    'too-many-attempts': tooMany,
  },
  proof: {
    'wrong-password': 'This is not your current password.',
    'code-missing': 'Enter the code of your authenticator app.',
    'invalid-code': invalidCode,
    'too-many-attempts': tooMany,
  },
  passwords: {
    'too-short': `Use at least ${shortestPassword} characters.`,
    'too-long': `Use at most ${maxPasswordLength} characters.`,
    'too-common': 'This password is too common. Choose one that is harder to guess.',
    'too-personal': 'Do not use your name or your e-mail address as the password.',
  },
  fields: {
    'identifier-missing': 'Enter your e-mail address or username.',
    'identifier-too-long': tooLong('e-mail address or username', maxLength.identifier),
    'identifier-broken': broken('e-mail address or username'),
    ...nameWordsEn('first-name', {
      label: 'first name',
      max: maxLength['first-name'],
      missing: 'Enter your first name.',
    }),
    ...nameWordsEn('last-name', { label: 'last name', max: maxLength['last-name'], missing: 'Enter your last name.' }),
    ...nameWordsEn('company', { label: 'company', max: maxLength.company, missing: 'Enter your company.' }),
    'phone-too-long': tooLong('phone number', maxLength.phone),
    'phone-broken': broken('phone number'),
    'phone-unknown':
      'Check the phone number: with the country code unless it is Swiss, such as 032 123 45 67 or +49 30 123456.',
    'email-missing': 'Enter your e-mail address.',
    'email-too-long': 'This e-mail address is too long.',
    'email-incomplete': 'Enter a valid e-mail address, such as name@example.com.',
    'password-missing': 'Enter your password.',
    'new-password-missing': 'Choose a password.',
    'code-missing': 'Enter the code.',
    'code-too-long': 'This code is too long.',
  },
  civilStatuses: {
    single: 'Single',
    married: 'Married',
    partnership: 'Registered partnership',
    separated: 'Separated',
    divorced: 'Divorced',
    widowed: 'Widowed',
  },
  statusCodes: { 'taken-over': 'Reported as taken over; the earlier address is in use.' },
}
