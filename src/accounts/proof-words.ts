import { waitingTime } from '#platform/format.ts'
import type { ProofRefusal } from './confirm-identity.server.ts'

/** At which field, and in which words, somebody is told why they did not prove who they are. */
export function proofWords(refusal: ProofRefusal): { field: 'password' | 'code'; text: string; status: 422 | 429 } {
  switch (refusal.reason) {
    case 'wrong-password':
      return { field: 'password', text: 'This is not your current password.', status: 422 }
    case 'code-missing':
      return { field: 'code', text: 'Enter the code of your authenticator app.', status: 422 }
    case 'invalid-code':
      return { field: 'code', text: 'This code is not valid. Wait for the next one and try again.', status: 422 }
    case 'too-many-attempts': {
      const text = `Too many attempts. Try again in ${waitingTime(refusal.retryAfterSeconds)}.`
      return { field: 'password', text, status: 429 }
    }
  }
}
