import { type Fault, faultOf } from '#admin/fault.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { ViewOutcome } from './keep-view.server.ts'
import { en, type ListWords } from './words-en.ts'

/** The words about lists for staff. */
const listWords = wordsIn<ListWords>({ en })

export function viewFault(refusal: Refused<ViewOutcome>): Fault {
  return faultOf(listWords().notKept, refusal, { 'name-taken': 409 })
}
