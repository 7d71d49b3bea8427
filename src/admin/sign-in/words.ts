import { proofWords } from '#accounts/proof-refusal.ts'
import type { SecondFactorRefusal } from '#accounts/second-factor.server.ts'
import { faultOf } from '#admin/fault.ts'
import { wordsIn } from '#platform/words.ts'
import { type EntranceWords, en } from './words-en.ts'

/** The words at the entrance of the panel. */
export const entranceWords = wordsIn<EntranceWords>({ en })

/** Why the second factor was neither set up nor changed; `field` is where it is said. */
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
      return faultOf(entranceWords().factor, refusal)
    default:
      return proofWords(refusal)
  }
}
