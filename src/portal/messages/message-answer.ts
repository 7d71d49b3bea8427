import type { Attached } from '#cases/receive-attachment.server.ts'

/** Why a message was not sent, with all that was entered. */
export type MessageAnswer = {
  intent: 'message'
  field: 'subject' | 'body' | 'file'
  sentence: string
  values: { subject: string; body: string; submissionKey: string; caseId: string | null }
  /** Files that were taken already and go with it when it is sent again. */
  attached: Attached[]
}

/** The answer when the server could not be reached. */
export function notSent(form: FormData, sentence: string): MessageAnswer {
  const text = (name: string) => String(form.get(name) ?? '')
  const values = {
    subject: text('subject'),
    body: text('body'),
    submissionKey: text('submissionKey'),
    caseId: text('caseId') || null,
  }
  return { intent: 'message', field: 'body', sentence, values, attached: [] }
}
