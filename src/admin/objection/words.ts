import { type Fault, faultOf } from '#admin/fault.ts'
import type { WriteOutcome } from '#cases/write-objection.server.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type ObjectionWords } from './words-en.ts'

/** The words about the letter of an objection for staff. */
export const objectionWords = wordsIn<ObjectionWords>({ en })

export function writeFault(refusal: Refused<WriteOutcome>): Fault {
  return faultOf(objectionWords().notWritten, refusal)
}
