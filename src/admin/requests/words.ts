import { type Fault, faultOf } from '#admin/fault.ts'
import type { PlaceOutcome } from '#cases/requests/place-document.server.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type RequestRefusal, type RequestWords } from './words-en.ts'

/** The words about requests for documents for staff. */
export const requestWords = wordsIn<RequestWords>({ en })

export function requestFault(reason: RequestRefusal['reason']): Fault {
  return faultOf(requestWords().notAsked, { reason })
}

export function placeFault(refusal: Refused<PlaceOutcome>): Fault {
  return faultOf(requestWords().notPlaced, refusal, { 'unknown-item': 422 })
}
