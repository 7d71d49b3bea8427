import type { OpenedDocument } from '#cases/documents/open-document.server.ts'
import type { UndoOutcome } from '#cases/documents/review-document.server.ts'
import type { NotNeededOutcome } from '#cases/requests/edit-item.server.ts'
import type { ReviewRefusal, UploadRefusal } from '#cases/staff/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'

const notReviewed: ErrorStatuses<ReviewRefusal> = {
  forbidden: 403,
  'unknown-document': 404,
  'case-closed': 409,
  'not-allowed': 409,
  'not-scanned': 409,
  infected: 409,
  'no-reason': 422,
  'reason-too-long': 422,
  'no-decision': 422,
  'figures-changed': 409,
  'box-changed': 409,
  'box-excluded': 409,
  'box-unclear': 422,
  'box-same': 422,
}

export function reviewError(refusal: ReviewRefusal): FieldError {
  return errorOf(t(caseStaffTexts.document).notReviewed, refusal, notReviewed)
}

const notUndone: ErrorStatuses<Refused<UndoOutcome>> = {
  forbidden: 403,
  'unknown-document': 404,
  'not-undoable': 409,
  notified: 409,
  'case-moved': 409,
}

export function undoError(refusal: Refused<UndoOutcome>): FieldError {
  return errorOf(t(caseStaffTexts.document).notUndone, refusal, notUndone)
}

const notMarked: ErrorStatuses<Refused<NotNeededOutcome>> = {
  forbidden: 403,
  'unknown-case': 404,
  'unknown-item': 404,
  'case-closed': 409,
  'required-item': 409,
  'no-reason': 422,
  'reason-too-long': 422,
}

export function itemError(refusal: Refused<NotNeededOutcome>): FieldError {
  return errorOf(t(caseStaffTexts.document).notMarked, refusal, notMarked)
}

export const notTaken: ErrorStatuses<UploadRefusal> = {
  forbidden: 403,
  'unknown-case': 404,
  'no-draft-after-filing': 409,
  'not-replaceable': 409,
  'case-closed': 409,
  'too-many': 409,
  'no-room': 409,
  'no-file': 422,
  'no-kind': 422,
  'unknown-item': 422,
  'item-of-client': 422,
  'too-large': 422,
  empty: 422,
  'type-not-allowed': 422,
  'has-macros': 422,
  'password-protected': 422,
  interrupted: 422,
  'not-multipart': 422,
  'too-many-fields': 422,
  'field-too-long': 422,
  'too-many-files': 422,
  'store-away': 503,
  'store-full': 507,
}

export function uploadError(reason: UploadRefusal['reason']): FieldError {
  return errorOf(t(caseStaffTexts.document).notTaken, { reason }, notTaken)
}

const notOpened: ErrorStatuses<Refused<OpenedDocument>> = {
  'unknown-document': 404,
  missing: 404,
  'not-scanned': 409,
  infected: 409,
  'store-away': 503,
}

export function openError(refusal: Refused<OpenedDocument>): FieldError {
  return errorOf(t(caseStaffTexts.document).notOpened, refusal, notOpened)
}
