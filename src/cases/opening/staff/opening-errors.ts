import type { StaffOpeningOutcome } from '#cases/opening/open-case.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'

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
  return errorOf(t(caseStaffTexts.opening).notOpened, refusal, notOpened)
}
