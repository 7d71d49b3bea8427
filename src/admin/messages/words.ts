import type { Fault } from '#admin/cases/words.ts'
import { longestMessage, longestSubject } from '#cases/message.ts'
import type { MessageOutcome } from '#cases/send-message.server.ts'

/** Why a message was not sent. */
export function messageFault({ reason }: Exclude<MessageOutcome, { ok: true }>): Fault {
  switch (reason) {
    case 'too-many-messages':
      return { status: 429, text: 'Many messages were sent in a short time. Try again in some minutes.' }
    case 'unknown-case':
    case 'unknown-client':
      return { status: 404, text: 'There is nobody here to write to.' }
    case 'forbidden':
      return { status: 403, text: 'This case belongs to another adviser. Ask them or an admin.' }
    case 'no-subject':
      return { status: 422, text: 'Enter a subject.' }
    case 'subject-too-long':
      return { status: 422, text: `Please keep the subject to ${longestSubject} characters.` }
    case 'no-text':
      return { status: 422, text: 'Write a message.' }
    case 'text-too-long':
      return { status: 422, text: `Please keep the message to ${longestMessage} characters.` }
    case 'no-submission-key':
    case 'submission-key-taken':
      return { status: 422, text: 'This form was not understood. Copy your text, load the page again and send it.' }
  }
}
