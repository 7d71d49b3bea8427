import type { PlaceOutcome } from '#cases/requests/place-document.server.ts'
import type { RequestRefusal } from '#cases/staff/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'

const notRequested: ErrorStatuses<RequestRefusal> = {
  forbidden: 403,
  'unknown-case': 404,
  'unknown-item': 404,
  'case-closed': 409,
  'same-title': 409,
  'too-many-items': 409,
  'nothing-open': 422,
  'no-title': 422,
  'title-too-long': 422,
  'description-too-long': 422,
  'unknown-need': 422,
}

export function requestError(reason: RequestRefusal['reason']): FieldError {
  return errorOf(t(caseStaffTexts.request).notRequested, { reason }, notRequested)
}

const notPlaced: ErrorStatuses<Refused<PlaceOutcome>> = {
  forbidden: 403,
  'unknown-document': 404,
  'case-closed': 409,
  'not-movable': 409,
  'unknown-item': 422,
}

export function placeError(refusal: Refused<PlaceOutcome>): FieldError {
  return errorOf(t(caseStaffTexts.request).notPlaced, refusal, notPlaced)
}
