import { type Fault, faultOf } from '#admin/fault.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { FigureOutcome } from '#returns/enter-figure.server.ts'
import { en, type WorksheetWords } from './words-en.ts'

/** The words about the worksheet for staff. */
const worksheetWords = wordsIn<WorksheetWords>({ en })

export function figureFault(refusal: Refused<FigureOutcome>): Fault {
  return faultOf(worksheetWords().notTaken, refusal, { 'unknown-figure': 404, stale: 409 })
}
