import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { AssessmentRefusal } from '#returns/staff/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const notTaken: ErrorStatuses<AssessmentRefusal> = {
  forbidden: 403,
  'unknown-case': 404,
  'not-assessed': 409,
  decided: 409,
  stale: 409,
  'bill-stale': 409,
  'advice-stale': 409,
  'declared-changed': 409,
  'unknown-code': 422,
  'text-too-long': 422,
  'amount-missing': 422,
  'amount-negative': 422,
  'amount-not-figures': 422,
  'amount-too-large': 422,
  'no-advice': 422,
  'reason-missing': 422,
  'reason-too-long': 422,
}

export function assessmentError(refusal: AssessmentRefusal): FieldError {
  return errorOf(t(returnStaffTexts.error).notTaken, refusal, notTaken)
}
