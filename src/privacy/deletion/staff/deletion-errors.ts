import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import type { DecideOutcome } from '#privacy/deletion/deletion.ts'
import * as privacyTexts from '#privacy/locales/en.ts'

const notDecided: ErrorStatuses<Refused<DecideOutcome>> = {
  forbidden: 403,
  unknown: 404,
  'unknown-case': 404,
  'reason-missing': 422,
}

export function decideError(refusal: Refused<DecideOutcome>): FieldError {
  return errorOf(t(privacyTexts.deletion).notDecided, refusal, notDecided)
}
