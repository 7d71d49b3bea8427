import { uploadFault } from '#admin/documents/words.ts'
import { type Fault, faultOf } from '#admin/fault.ts'
import type { TemplateOutcome } from '#cases/edit-template.server.ts'
import type { RefusedFile } from '#cases/read-message-form.server.ts'
import type { MessageOutcome } from '#cases/send-message.server.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type MessageWords, type ThreadRefusal } from './words-en.ts'

/** The words about messages for staff. */
export const messageWords = wordsIn<MessageWords>({ en })

export function messageFault(refusal: Refused<MessageOutcome>): Fault {
  return faultOf(messageWords().notSent, refusal)
}

/** Why files were not taken; the text is kept, and so are the others. */
export function filesFault(refused: RefusedFile[]): Fault {
  const { noCase, kept } = messageWords().files
  const faults = refused.map(({ filename, reason }): Fault => {
    const { status, text } = reason === 'no-case' ? { status: 422 as const, text: noCase } : uploadFault(reason)
    return { status, text: filename ? `${filename}: ${text}` : text }
  })
  return { status: faults[0]?.status ?? 422, text: [...faults.map(({ text }) => text), kept].join(' ') }
}

export function threadFault(refusal: ThreadRefusal): Fault {
  return faultOf(messageWords().notHandled, refusal, { 'unknown-person': 422 })
}

export function templateFault(refusal: Refused<TemplateOutcome>): Fault {
  return faultOf(messageWords().notKept, refusal)
}
