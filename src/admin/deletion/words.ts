import { type ErrorStatuses, errorOf, type FieldError } from '#admin/error-statuses.ts'
import type { DecideOutcome } from '#cases/deletion/deletion.ts'
import { deletionWords } from '#cases/deletion/words.ts'
import type { Refused } from '#platform/words.ts'

const notDecided: ErrorStatuses<Refused<DecideOutcome>> = {
  forbidden: 403,
  unknown: 404,
  'unknown-case': 404,
  'reason-missing': 422,
}

export function decideError(refusal: Refused<DecideOutcome>): FieldError {
  return errorOf(deletionWords().notDecided, refusal, notDecided)
}
