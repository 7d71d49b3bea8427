import { cleanText } from '#platform/text/clean-text.ts'

/** Whether we wrote it, or it came back and was kept here. */
export type Direction = 'sent' | 'received'

/** What a letter belongs to: an enquiry of the contact form, or an application for a job. */
export type About = { leadId: string } | { applicationId: string }

export const maxAnswerLength = 10_000

/** What somebody typed, and the key that makes one letter of a form that is sent twice. */
export type EmailMessageRow = { direction: Direction; body: string; submissionKey: string }
export type WritingError = 'no-text' | 'too-long' | 'bad-key'

/** Reads an answer, or a reply that is kept: its text without what no letter can hold, or what is wrong with it. */
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
