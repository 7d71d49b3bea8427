import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { FigureOutcome } from '#returns/amounts/enter-figure.server.ts'
import { en, type WorksheetWords } from './words-en.ts'

const worksheetWords = wordsIn<WorksheetWords>({ en })

const notTaken: ErrorStatuses<Refused<FigureOutcome>> = {
  forbidden: 403,
  'unknown-case': 404,
  'unknown-figure': 404,
  stale: 409,
  'unknown-code': 422,
  'text-too-long': 422,
  'amount-missing': 422,
  'amount-negative': 422,
  'amount-not-figures': 422,
  'amount-too-large': 422,
}

export function figureError(refusal: Refused<FigureOutcome>): FieldError {
  return errorOf(worksheetWords().notTaken, refusal, notTaken)
}
