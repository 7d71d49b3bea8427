import type { Fault } from '#admin/cases/words.ts'
import { uploadFault } from '#admin/documents/words.ts'
import { longestTemplate, longestTitle, templateFields } from '#cases/answer-template.ts'
import type { TemplateOutcome } from '#cases/edit-template.server.ts'
import type { ThreadOutcome } from '#cases/handle-thread.server.ts'
import { longestMessage, longestSubject } from '#cases/message.ts'
import type { RefusedFile } from '#cases/read-message-form.server.ts'
import type { MessageOutcome } from '#cases/send-message.server.ts'

/** Why a message was not sent. */
export function messageFault({ reason }: Exclude<MessageOutcome, { ok: true }>): Fault {
  switch (reason) {
    case 'too-many-messages':
      return { status: 429, text: 'Many messages were sent in a short time. Try again in some minutes.' }
    case 'unknown-case':
    case 'unknown-client':
    case 'unknown-thread':
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
    case 'unknown-attachment':
      return { status: 422, text: 'The attached files belong to another case or kind of message. Attach them again.' }
    case 'no-submission-key':
    case 'submission-key-taken':
      return { status: 422, text: 'This form was not understood. Copy your text, load the page again and send it.' }
  }
}

/** Why files were not taken; the text is kept, and so are the others. */
export function filesFault(refused: RefusedFile[]): Fault {
  const faults = refused.map(({ filename, reason }) => {
    const { status, text } = reason === 'no-case' ? noCase : uploadFault(reason)
    return { status, text: filename ? `${filename}: ${text}` : text }
  })
  const kept = 'Nothing was sent; your text and the other files are kept.'
  return { status: faults[0]?.status ?? 422, text: [...faults.map(({ text }) => text), kept].join(' ') }
}

const noCase: Fault = { status: 422, text: 'Files belong to a case, and this message belongs to none.' }

/** Why a thread stays as it is. */
export function threadFault({ reason }: Extract<ThreadOutcome, { ok: false }>): Fault {
  switch (reason) {
    case 'unknown-thread':
      return { status: 404, text: 'There is no such thread.' }
    case 'unknown-person':
      return { status: 422, text: 'Choose somebody who works here.' }
    case 'forbidden':
      return { status: 403, text: 'This thread belongs to another adviser. Ask them or an admin.' }
    case 'not-now':
      return { status: 409, text: 'Somebody was quicker: load the page again.' }
  }
}

/** Why a template was not kept. */
export function templateFault({ reason }: Extract<TemplateOutcome, { ok: false }>): Fault {
  switch (reason) {
    case 'no-title':
      return { status: 422, text: 'Enter a title.' }
    case 'no-text':
      return { status: 422, text: 'Write the answer.' }
    case 'too-long':
      return {
        status: 422,
        text: `Please keep the title to ${longestTitle} characters and the text to ${longestTemplate}.`,
      }
    case 'unknown-field':
      return {
        status: 422,
        text: `Only these fields can be filled in: ${templateFields.map((name) => `{${name}}`).join(', ')}.`,
      }
    case 'forbidden':
      return { status: 403, text: 'Templates are for staff to change.' }
    case 'unknown-template':
      return { status: 404, text: 'There is no such template any more.' }
  }
}
