import type { NoteOutcome } from '#cases/notes/store-note.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'

const notSaved: ErrorStatuses<Refused<NoteOutcome>> = {
  forbidden: 403,
  'unknown-client': 404,
  'no-text': 422,
  'text-too-long': 422,
  'no-submission-key': 422,
}

export function noteError(refusal: Refused<NoteOutcome>) {
  return errorOf(t(caseStaffTexts.note).notSaved, refusal, notSaved)
}
