import { faultOf } from '#admin/fault.ts'
import type { StaffOpeningOutcome } from '#cases/open-case.server.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type OpeningWords } from './words-en.ts'

/** The words about opening a case for staff. */
export const openingWords = wordsIn<OpeningWords>({ en })

export function openingFault(refusal: Refused<StaffOpeningOutcome>) {
  const status = { 'not-a-client': 409, leaving: 409, 'same-case': 409 } as const
  return faultOf(openingWords().notOpened, refusal, status)
}
