import type { NoteOutcome } from '#cases/notes/store-note.server.ts'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type NoteWords } from './words-en.ts'

export const noteWords = wordsIn<NoteWords>({ en })

const notSaved: ErrorStatuses<Refused<NoteOutcome>> = {
  forbidden: 403,
  'unknown-client': 404,
  'no-text': 422,
  'text-too-long': 422,
  'no-submission-key': 422,
}

export function noteError(refusal: Refused<NoteOutcome>) {
  return errorOf(noteWords().notSaved, refusal, notSaved)
}
