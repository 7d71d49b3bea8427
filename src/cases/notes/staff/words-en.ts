import { en as panelWords } from '#admin/words-en.ts'
import { maxNoteLength } from '#cases/notes/staff-note.ts'
import type { NoteOutcome } from '#cases/notes/store-note.server.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

export type NoteWords = { notSaved: RefusalWords<Refused<NoteOutcome>> }

export const en: NoteWords = {
  notSaved: {
    forbidden: panelWords.refusals.forbidden,
    'unknown-client': 'This client does not exist.',
    'no-text': 'Write something first.',
    'text-too-long': `The note is too long: at most ${maxNoteLength} characters.`,
    'no-submission-key': panelWords.refusals['not-understood'],
  },
}
