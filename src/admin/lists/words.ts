import { type Fault, type FaultStatuses, faultOf } from '#admin/fault.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { ViewOutcome } from './keep-view.server.ts'
import { en, type ListWords } from './words-en.ts'

/** The words about lists for staff. */
const listWords = wordsIn<ListWords>({ en })

const notSaved: FaultStatuses<Refused<ViewOutcome>> = {
  forbidden: 403,
  unknown: 404,
  'name-taken': 409,
  'too-many': 409,
  'name-missing': 422,
  'name-too-long': 422,
  'query-too-long': 422,
}

export function viewFault(refusal: Refused<ViewOutcome>): Fault {
  return faultOf(listWords().notSaved, refusal, notSaved)
}
