import { cleanText } from '#platform/text/clean-text.ts'

export const maxMessageLength = 10_000
export const maxSubjectLength = 200

export type MessageError = 'no-subject' | 'subject-too-long' | 'no-text' | 'text-too-long' | 'no-submission-key'

export type MessageText = { subject: string; body: string; submissionKey: string }

/** Whether this may be the key of a submission, under which one message is stored however often it is sent. */
export function isSubmissionKey(text: string): boolean {
  return /^[\w-]{8,100}$/.test(text)
}

/** A message as it is kept, or what is wrong with it. `fallbackSubject` stands in for an empty subject. */
export function readMessage(
  { subject, body, submissionKey }: MessageText,
  fallbackSubject: string | null,
): { ok: true; message: MessageText } | { ok: false; reason: MessageError } {
  const line = cleanText(subject).replace(/\s+/g, ' ') || fallbackSubject
  const text = cleanText(body)
  if (!line) return { ok: false, reason: 'no-subject' }
  if (line.length > maxSubjectLength) return { ok: false, reason: 'subject-too-long' }
  if (text === '') return { ok: false, reason: 'no-text' }
  // Counted as the database counts: by characters, not by UTF-16 units.
  if ([...text].length > maxMessageLength) return { ok: false, reason: 'text-too-long' }
  if (!isSubmissionKey(submissionKey)) return { ok: false, reason: 'no-submission-key' }
  return { ok: true, message: { subject: line, body: text, submissionKey } }
}
