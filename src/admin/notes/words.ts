import { type FaultStatuses, faultOf } from '#admin/fault.ts'
import type { NoteOutcome } from '#cases/keep-note.server.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type NoteWords } from './words-en.ts'

/** The words about notes for staff. */
export const noteWords = wordsIn<NoteWords>({ en })

const notSaved: FaultStatuses<Refused<NoteOutcome>> = {
  forbidden: 403,
  'unknown-client': 404,
  'no-text': 422,
  'text-too-long': 422,
  'no-submission-key': 422,
}

export function noteFault(refusal: Refused<NoteOutcome>) {
  return faultOf(noteWords().notSaved, refusal, notSaved)
}
