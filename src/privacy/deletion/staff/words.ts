import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import type { Refused } from '#platform/words.ts'
import type { DecideOutcome } from '#privacy/deletion/deletion.ts'
import { deletionWords } from '#privacy/deletion/words.ts'

const notDecided: ErrorStatuses<Refused<DecideOutcome>> = {
  forbidden: 403,
  unknown: 404,
  'unknown-case': 404,
  'reason-missing': 422,
}

export function decideError(refusal: Refused<DecideOutcome>): FieldError {
  return errorOf(deletionWords().notDecided, refusal, notDecided)
}
