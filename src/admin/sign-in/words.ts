import { reauthWords } from '#accounts/sessions/reauth-refusal.ts'
import type { SecondFactorRefusal } from '#accounts/sign-in/second-factor.server.ts'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { wordsIn } from '#platform/words.ts'
import { en, type FactorRefusal, type SignInWords } from './words-en.ts'

export const signInWords = wordsIn<SignInWords>({ en })

const factor: ErrorStatuses<FactorRefusal> = { 'not-started': 409, 'already-on': 409, 'not-on': 409, demanded: 409 }

export function refusalText(refusal: SecondFactorRefusal): {
  text: string
  status: number
  field?: 'password' | 'code'
} {
  switch (refusal.reason) {
    case 'not-started':
    case 'already-on':
    case 'not-on':
    case 'demanded':
      return errorOf(signInWords().factor, refusal, factor)
    default:
      return reauthWords(refusal)
  }
}
