import type { SecondFactorRefusal } from '#accounts/second-factor.server.ts'
import { waitingTime } from '#platform/format.ts'

/** Why the second factor was neither set up nor changed. */
export function refusalText(refusal: SecondFactorRefusal): { text: string; status: 401 | 409 | 422 | 429 } {
  switch (refusal.reason) {
    case 'wrong-password':
      return { status: 422, text: 'This is not your password.' }
    case 'invalid-code':
      return { status: 422, text: 'This code is not valid. Wait for the next one and try again.' }
    case 'not-started':
      return { status: 409, text: 'The set-up was not started. Begin again with your password.' }
    case 'already-on':
      return { status: 409, text: 'Your second factor is on already.' }
    case 'not-on':
      return { status: 409, text: 'Your second factor is off.' }
    case 'demanded':
      return { status: 409, text: 'The firm demands a second factor of all staff. It cannot be switched off.' }
    case 'too-many-attempts':
      return { status: 429, text: `Too many attempts. Try again in ${waitingTime(refusal.retryAfterSeconds)}.` }
  }
}
