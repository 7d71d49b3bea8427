import { cleanText } from '#platform/text/clean-text.ts'

export const maxMessageLength = 10_000
export const maxSubjectLength = 200

export type MessageError = 'no-subject' | 'subject-too-long' | 'no-text' | 'text-too-long' | 'no-submission-key'

export type MessageText = { subject: string; body: string; submissionKey: string }

export function isSubmissionKey(text: string): boolean {
  return /^[\w-]{8,100}$/.test(text)
}

export function readMessage(
  { subject, body, submissionKey }: MessageText,
  fallbackSubject: string | null,
): { ok: true; message: MessageText } | { ok: false; reason: MessageError } {
  const line = cleanText(subject).replace(/\s+/g, ' ') || fallbackSubject
  const text = cleanText(body)
  if (!line) return { ok: false, reason: 'no-subject' }
  if (line.length > maxSubjectLength) return { ok: false, reason: 'subject-too-long' }
  if (text === '') return { ok: false, reason: 'no-text' }
  if ([...text].length > maxMessageLength) return { ok: false, reason: 'text-too-long' }
  if (!isSubmissionKey(submissionKey)) return { ok: false, reason: 'no-submission-key' }
  return { ok: true, message: { subject: line, body: text, submissionKey } }
}

/** Key under which the draft of a message form is autosaved. `threadId` is null for the form that starts a thread. */
export function messageDraftForm(threadId: string | null, writer: 'client' | 'staff' | 'internal'): string {
  if (writer === 'client') return `/client-portal/messages/${threadId ?? 'new'} message`
  return `/admin/messages/${threadId ?? 'new'}${writer === 'internal' ? '?write=note' : ''} message`
}

/** Page of staff for a message that starts a conversation with this client; drafts of its fields bear its name. */
export function newMessagePath(clientId: string): string {
  return `/admin/messages/new?client=${clientId}`
}
