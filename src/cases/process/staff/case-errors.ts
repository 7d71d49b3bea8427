import type { recordExtension } from '#cases/assessment/record-extension.server.ts'
import type { WriteExtensionOutcome } from '#cases/assessment/write-extension.server.ts'
import { notTaken } from '#cases/documents/staff/document-errors.ts'
import * as caseTexts from '#cases/locales/en.ts'
import type { steerReminders } from '#cases/reminders/send-reminders.server.ts'
import type { MoveRefusal, PlanRefusal } from '#cases/staff/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'

const notMoved: ErrorStatuses<MoveRefusal> = {
  'unknown-case': 404,
  conflict: 409,
  'not-allowed': 409,
  guard: 422,
  'no-move': 422,
  'summary-stale': 409,
  'summary-changing': 409,
}

export function moveError(refusal: MoveRefusal): FieldError {
  return errorOf(t(caseStaffTexts.cases).notMoved, refusal, notMoved)
}

const notPlanned: ErrorStatuses<PlanRefusal> = {
  forbidden: 403,
  'unknown-case': 404,
  'nothing-due': 409,
  'unknown-adviser': 422,
  'no-adviser': 422,
  'no-priority': 422,
  'no-date': 422,
  'date-past': 422,
}

export function planError(refusal: PlanRefusal): FieldError {
  return errorOf(t(caseStaffTexts.cases).notPlanned, refusal, notPlanned)
}

type DateRefusal =
  | Refused<Awaited<ReturnType<typeof recordExtension>> | Awaited<ReturnType<typeof steerReminders>>>
  | { reason: 'no-choice' }

const dateErrors: ErrorStatuses<DateRefusal> = {
  forbidden: 403,
  'unknown-case': 404,
  'sent-today': 409,
  'no-filing': 422,
  'no-date': 422,
  'date-past': 422,
  'date-far': 422,
  'no-fee': 422,
  'nothing-open': 422,
  'no-choice': 422,
}

const notWritten: ErrorStatuses<Refused<WriteExtensionOutcome>> = {
  ...notTaken,
  ...{ 'no-filing': 422, 'no-date': 422, 'date-past': 422, 'date-far': 422, 'no-fee': 422 },
  ...{ 'no-recipient': 422, 'recipient-not-filled-in': 422, 'letter-too-long': 422 },
}

export function letterError(refusal: Refused<WriteExtensionOutcome>): FieldError {
  const words = {
    ...t(caseStaffTexts.document).notTaken,
    ...t(caseTexts.cases).dateErrors,
    ...t(caseStaffTexts.extensionPanel).notWritten,
  }
  return errorOf(words, refusal, notWritten)
}

export function dateError({ reason }: DateRefusal): FieldError {
  const words = { ...t(caseTexts.cases).dateErrors, 'no-choice': t(caseStaffTexts.cases).noChoice }
  return errorOf(words, { reason }, dateErrors)
}
