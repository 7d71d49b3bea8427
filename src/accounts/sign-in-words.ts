import { waitingTime } from '#platform/format.ts'

/** Why somebody was not let in, as the outcomes of `signIn`, `finishSecondFactor` and the bypass name it. */
export type Refusal =
  | {
      reason:
        | 'invalid-credentials'
        | 'not-verified'
        | 'must-reset'
        | 'invited'
        | 'pending'
        | 'rejected'
        | 'suspended'
        | 'closed'
        | 'invalid-code'
        | 'no-challenge'
        | 'not-found'
        | 'nobody'
    }
  | { reason: 'too-many-attempts'; retryAfterSeconds: number }

type Words = { status: 401 | 403 | 404 | 429; text: string }

/** The status code and the sentence for a refusal, the same in pages and calls. */
export function refusalWords(refusal: Refusal): Words {
  switch (refusal.reason) {
    case 'invalid-credentials':
      return { status: 401, text: 'Invalid credentials' }
    case 'invalid-code':
      return { status: 401, text: 'This code is not valid. Wait for the next one and try again.' }
    case 'no-challenge':
      return { status: 401, text: 'The sign-in took too long. Please enter your password again.' }
    case 'not-verified':
      return { status: 403, text: 'Confirm your e-mail address first: we sent you a letter with a link.' }
    case 'must-reset':
    case 'invited':
      return { status: 403, text: 'Choose a password first: we sent you a letter with a link.' }
    case 'pending':
      return { status: 403, text: 'Your account is pending approval. We write to you as soon as it is activated.' }
    case 'rejected':
      return { status: 403, text: 'Your registration was not accepted. Please contact us if you think this is wrong.' }
    case 'suspended':
      return { status: 403, text: 'Your account is suspended. Please contact us.' }
    case 'closed':
      return { status: 403, text: 'This account is closed. Please contact us.' }
    case 'nobody':
      return { status: 401, text: 'There is no active account to sign in as.' }
    case 'not-found':
      return { status: 404, text: 'Not found' }
    case 'too-many-attempts':
      return { status: 429, text: `Too many attempts. Try again in ${waitingTime(refusal.retryAfterSeconds)}.` }
  }
}
