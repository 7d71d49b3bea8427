import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import type { FigureOutcome } from '#returns/amounts/enter-figure.server.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

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
  return errorOf(t(returnStaffTexts.worksheet).notTaken, refusal, notTaken)
}
