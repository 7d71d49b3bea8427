import { cleanText } from '#platform/text/clean-text.ts'

export type Direction = 'sent' | 'received'

export type About = { leadId: string } | { applicationId: string }

export const maxAnswerLength = 10_000

/** `submissionKey` makes a repeated submission idempotent. */
export type EmailMessageRow = { direction: Direction; body: string; submissionKey: string }
export type WritingError = 'no-text' | 'too-long' | 'bad-key'

/** Validates an answer or recorded reply; removes characters that emails cannot hold. */
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
