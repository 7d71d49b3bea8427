import * as adminTexts from '#admin/locales/en.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import type { ViewOutcome } from './store-view.server.ts'

const notSaved: ErrorStatuses<Refused<ViewOutcome>> = {
  forbidden: 403,
  unknown: 404,
  'name-taken': 409,
  'too-many': 409,
  'name-missing': 422,
  'name-too-long': 422,
  'query-too-long': 422,
}

export function viewError(refusal: Refused<ViewOutcome>): FieldError {
  return errorOf(t(adminTexts.list).notSaved, refusal, notSaved)
}
