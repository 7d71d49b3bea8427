import type { DecisionOutcome } from '#accounts/decide-registration.server.ts'
import { faultOf } from '#admin/fault.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { type ClientWords, en } from './words-en.ts'

/** The words about clients for staff. */
export const clientWords = wordsIn<ClientWords>({ en })

export function decisionFault(refusal: Refused<DecisionOutcome>) {
  return faultOf(clientWords().notDecided, refusal, { 'not-allowed': 403 })
}
