import type { WriteOutcome } from '#cases/assessment/write-objection.server.ts'
import { notTaken } from '#cases/documents/staff/words.ts'
import type { UploadRefusal } from '#cases/documents/staff/words-en.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type ObjectionWords } from './words-en.ts'

export const objectionWords = wordsIn<ObjectionWords>({ en })

const notWritten: ErrorStatuses<Refused<WriteOutcome> | UploadRefusal> = {
  ...notTaken,
  'not-assessed': 409,
  decided: 409,
  'too-late': 409,
  'part-missing': 422,
  'not-filled-in': 422,
  'part-too-long': 422,
}

export function writeError(refusal: Refused<WriteOutcome>): FieldError {
  return errorOf(objectionWords().notWritten, refusal, notWritten)
}
