import { isSubmissionKey } from '#cases/messages/message.ts'
import { cleanText } from '#platform/text/clean-text.ts'

export const maxNoteLength = 5000

export type NoteError = 'no-text' | 'text-too-long' | 'no-submission-key'
export type NoteText = { body: string; submissionKey: string }

export function readNote({
  body,
  submissionKey,
}: NoteText): { ok: true; note: NoteText } | { ok: false; reason: NoteError } {
  const text = cleanText(body)
  if (text === '') return { ok: false, reason: 'no-text' }
  if ([...text].length > maxNoteLength) return { ok: false, reason: 'text-too-long' }
  if (!isSubmissionKey(submissionKey)) return { ok: false, reason: 'no-submission-key' }
  return { ok: true, note: { body: text, submissionKey } }
}
