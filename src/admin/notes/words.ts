import { faultOf } from '#admin/fault.ts'
import type { NoteOutcome } from '#cases/keep-note.server.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type NoteWords } from './words-en.ts'

/** The words about notes for staff. */
export const noteWords = wordsIn<NoteWords>({ en })

export function noteFault(refusal: Refused<NoteOutcome>) {
  return faultOf(noteWords().notKept, refusal)
}
