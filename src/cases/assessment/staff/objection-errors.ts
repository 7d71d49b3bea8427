import type { WriteOutcome } from '#cases/assessment/write-objection.server.ts'
import { notTaken } from '#cases/documents/staff/document-errors.ts'
import type { UploadRefusal } from '#cases/staff/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'

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
  return errorOf(t(caseStaffTexts.objection).notWritten, refusal, notWritten)
}
