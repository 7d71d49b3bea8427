import { uploadFault } from '#admin/documents/words.ts'
import { type Fault, type FaultStatuses, faultOf } from '#admin/fault.ts'
import type { TemplateOutcome } from '#cases/edit-template.server.ts'
import type { RefusedFile } from '#cases/read-message-form.server.ts'
import type { MessageOutcome } from '#cases/send-message.server.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type MessageWords, type ThreadRefusal } from './words-en.ts'

/** The words about messages for staff. */
export const messageWords = wordsIn<MessageWords>({ en })

const notSent: FaultStatuses<Refused<MessageOutcome>> = {
  forbidden: 403,
  'unknown-case': 404,
  'unknown-client': 404,
  'unknown-thread': 404,
  'no-subject': 422,
  'subject-too-long': 422,
  'no-text': 422,
  'text-too-long': 422,
  'unknown-attachment': 422,
  'no-submission-key': 422,
  'submission-key-taken': 422,
  'too-many-messages': 429,
}

export function messageFault(refusal: Refused<MessageOutcome>): Fault {
  return faultOf(messageWords().notSent, refusal, notSent)
}

/** Why files were not taken; the text is kept, and so are the others. */
export function filesFault(refused: RefusedFile[]): Fault {
  const { noCase, saved } = messageWords().files
  const faults = refused.map(({ filename, reason }): Fault => {
    const { status, text } = reason === 'no-case' ? { status: 422 as const, text: noCase } : uploadFault(reason)
    return { status, text: filename ? `${filename}: ${text}` : text }
  })
  return { status: faults[0]?.status ?? 422, text: [...faults.map(({ text }) => text), saved].join(' ') }
}

const notHandled: FaultStatuses<ThreadRefusal> = {
  forbidden: 403,
  'unknown-thread': 404,
  'not-now': 409,
  'unknown-person': 422,
  'not-understood': 422,
}

export function threadFault(refusal: ThreadRefusal): Fault {
  return faultOf(messageWords().notHandled, refusal, notHandled)
}

const notSaved: FaultStatuses<Refused<TemplateOutcome>> = {
  forbidden: 403,
  'unknown-template': 404,
  'no-title': 422,
  'no-text': 422,
  'too-long': 422,
  'unknown-field': 422,
}

export function templateFault(refusal: Refused<TemplateOutcome>): Fault {
  return faultOf(messageWords().notSaved, refusal, notSaved)
}
