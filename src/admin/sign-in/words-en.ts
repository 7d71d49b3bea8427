import type { ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import type { SecondFactorRefusal } from '#accounts/sign-in/second-factor.server.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import type { RefusalWords } from '#platform/words.ts'

export type SignInPageError = 'username-missing' | 'password-missing' | 'too-long'

export type FactorRefusal = Exclude<SecondFactorRefusal, ReauthRefusal>

export type SignInWords = {
  factor: RefusalWords<FactorRefusal>
  fields: FieldWords<SignInPageError>
}

export const en: SignInWords = {
  factor: {
    'not-started': 'The set-up was not started. Begin again with your password.',
    'already-on': 'Your second factor is on already.',
    'not-on': 'Your second factor is off.',
    demanded: 'The firm demands a second factor of all staff. It cannot be switched off.',
  },
  fields: {
    'username-missing': 'Enter your username.',
    'password-missing': 'Enter your password.',
    'too-long': 'This is too long.',
  },
}
