import { uploadError } from '#cases/documents/staff/document-errors.ts'
import type { TemplateOutcome } from '#cases/messages/edit-template.server.ts'
import type { RefusedFile } from '#cases/messages/read-message-form.server.ts'
import type { MessageOutcome } from '#cases/messages/send-message.server.ts'
import type { ThreadRefusal } from '#cases/staff/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'

const notSent: ErrorStatuses<Refused<MessageOutcome>> = {
  forbidden: 403,
  'unknown-case': 404,
  'unknown-client': 404,
  'unknown-thread': 404,
  'no-subject': 422,
  'subject-too-long': 422,
  'no-text': 422,
  'text-too-long': 422,
  'unknown-attachment': 422,
  'no-submission-key': 422,
  'submission-key-taken': 422,
  'too-many-messages': 429,
}

export function messageError(refusal: Refused<MessageOutcome>): FieldError {
  return errorOf(t(caseStaffTexts.message).notSent, refusal, notSent)
}

export function filesError(refused: RefusedFile[]): FieldError {
  const { noCase, saved } = t(caseStaffTexts.message).files
  const errors = refused.map(({ filename, reason }): FieldError => {
    const { status, text } = reason === 'no-case' ? { status: 422 as const, text: noCase } : uploadError(reason)
    return { status, text: filename ? `${filename}: ${text}` : text }
  })
  return { status: errors[0]?.status ?? 422, text: [...errors.map(({ text }) => text), saved].join(' ') }
}

const notHandled: ErrorStatuses<ThreadRefusal> = {
  forbidden: 403,
  'unknown-thread': 404,
  'not-now': 409,
  'unknown-person': 422,
  'not-understood': 422,
}

export function threadError(refusal: ThreadRefusal): FieldError {
  return errorOf(t(caseStaffTexts.message).notHandled, refusal, notHandled)
}

const notSaved: ErrorStatuses<Refused<TemplateOutcome>> = {
  forbidden: 403,
  'unknown-template': 404,
  'no-title': 422,
  'no-text': 422,
  'too-long': 422,
  'unknown-field': 422,
}

export function templateError(refusal: Refused<TemplateOutcome>): FieldError {
  return errorOf(t(caseStaffTexts.message).notSaved, refusal, notSaved)
}
