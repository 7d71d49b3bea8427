import { type Fault, faultOf } from '#admin/fault.ts'
import type { TemplateOutcome } from '#cases/edit-template.server.ts'
import type { MessageOutcome } from '#cases/send-message.server.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { en, type MessageWords, type ThreadRefusal } from './words-en.ts'

/** The words about messages for staff. */
export const messageWords = wordsIn<MessageWords>({ en })

export function messageFault(refusal: Refused<MessageOutcome>): Fault {
  return faultOf(messageWords().notSent, refusal)
}

export function threadFault(refusal: ThreadRefusal): Fault {
  return faultOf(messageWords().notHandled, refusal, { 'unknown-person': 422 })
}

export function templateFault(refusal: Refused<TemplateOutcome>): Fault {
  return faultOf(messageWords().notKept, refusal)
}
