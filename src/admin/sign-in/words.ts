import { proofWords } from '#accounts/proof-refusal.ts'
import type { SecondFactorRefusal } from '#accounts/second-factor.server.ts'

/** Why the second factor was neither set up nor changed. */
export function refusalText(refusal: SecondFactorRefusal): {
  text: string
  status: 409 | 422 | 429
  field?: 'password' | 'code'
} {
  switch (refusal.reason) {
    case 'not-started':
      return { status: 409, text: 'The set-up was not started. Begin again with your password.' }
    case 'already-on':
      return { status: 409, text: 'Your second factor is on already.' }
    case 'not-on':
      return { status: 409, text: 'Your second factor is off.' }
    case 'demanded':
      return { status: 409, text: 'The firm demands a second factor of all staff. It cannot be switched off.' }
    default:
      return proofWords(refusal)
  }
}
