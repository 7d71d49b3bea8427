import { cleanText } from '#platform/text/clean-text.ts'

export type Direction = 'sent' | 'received'

export type About = { leadId: string } | { applicationId: string }

export const maxAnswerLength = 10_000

/** `submissionKey` identifies one submission, so that sending it again has no effect. */
export type EmailMessageRow = { direction: Direction; body: string; submissionKey: string }
export type WritingError = 'no-text' | 'too-long' | 'bad-key'

/** Validates an answer or a recorded reply; removes characters that are not allowed in emails. */
export function readWritten({
  direction,
  body,
  submissionKey,
}: EmailMessageRow): { ok: true; written: EmailMessageRow } | { ok: false; reason: WritingError } {
  const text = cleanText(body)
  if (text === '') return { ok: false, reason: 'no-text' }
  if ([...text].length > maxAnswerLength) return { ok: false, reason: 'too-long' }
  if (!/^[\w-]{8,100}$/.test(submissionKey)) return { ok: false, reason: 'bad-key' }
  return { ok: true, written: { direction, body: text, submissionKey } }
}
