import type { Attached } from '#cases/messages/store-attachments.server.ts'

export type MessageAnswer = {
  intent: 'message'
  field: 'subject' | 'body' | 'file'
  sentence: string
  values: { subject: string; body: string; submissionKey: string; caseId: string | null }
  attached: Attached[]
}

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
