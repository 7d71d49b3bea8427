import { fillTemplate, type TemplateField, templateFields } from '#cases/messages/answer-template.ts'
import { type MessageError, readMessage } from '#cases/messages/message.ts'
import { formatDate } from '#platform/format.ts'

export const recipientStates = ['waiting', 'sent', 'refused', 'cancelled'] as const
export type RecipientState = (typeof recipientStates)[number]

export const maxRecipients = 500

export type Recipient = {
  clientId: string
  clientName: string
  firstName: string
  caseId: string
  caseNumber: string
  caseTitle: string
  dueOn: string | null
  isActive: boolean
  /** Whether the client turned off emails about messages. */
  hasOptedOut: boolean
}

export type MassMessageText = { subject: string; body: string; submissionKey: string }

export type MassMessageError = MessageError | 'unknown-field' | 'no-recipients' | 'too-many-recipients'

/** Reads the text, whose placeholders are those of the answer templates. */
export function readMassMessage(
  written: MassMessageText,
): { ok: true; message: MassMessageText } | { ok: false; reason: MassMessageError } {
  const read = readMessage(written, null)
  if (!read.ok) return read
  const named = [...`${read.message.subject} ${read.message.body}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const isKnown = named.every((name) => templateFields.some((field) => field === name))
  return isKnown ? read : { ok: false, reason: 'unknown-field' }
}

/** The text for one recipient. `missing`: placeholders for which this case has no value; it is then not sent. */
export function textFor(
  { subject, body }: Pick<MassMessageText, 'subject' | 'body'>,
  { firstName, caseNumber, caseTitle, dueOn }: Recipient,
  staffName: string,
): { subject: string; body: string; missing: TemplateField[] } {
  const due = dueOn === null ? null : formatDate(dueOn)
  const values: Record<TemplateField, string | null> = { firstName, caseNumber, caseTitle, dueOn: due, staffName }
  const missing = templateFields.filter((field) => !values[field] && `${subject} ${body}`.includes(`{${field}}`))
  return { subject: fillTemplate(subject, values), body: fillTemplate(body, values), missing }
}
