import type { StaffOpeningOutcome } from '#cases/opening/open-case.server.ts'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type OpeningWords } from './words-en.ts'

export const openingWords = wordsIn<OpeningWords>({ en })

const notOpened: ErrorStatuses<Refused<StaffOpeningOutcome>> = {
  forbidden: 403,
  'unknown-client': 404,
  'not-a-client': 409,
  leaving: 409,
  'same-case': 409,
  'unknown-adviser': 422,
  'unknown-kind': 422,
  'unknown-year': 422,
  'no-reason': 422,
  'reason-too-long': 422,
  'no-submission-key': 422,
}

export function openingError(refusal: Refused<StaffOpeningOutcome>) {
  return errorOf(openingWords().notOpened, refusal, notOpened)
}
