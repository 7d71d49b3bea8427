import { en as panelWords } from '#admin/words-en.ts'
import { maxTemplateLength, maxTitleLength, templateFields } from '#cases/messages/answer-template.ts'
import type { TemplateOutcome } from '#cases/messages/edit-template.server.ts'
import type { ThreadOutcome } from '#cases/messages/handle-thread.server.ts'
import { maxMessageLength, maxSubjectLength } from '#cases/messages/message.ts'
import type { MessageOutcome } from '#cases/messages/send-message.server.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

export type ThreadRefusal = Refused<ThreadOutcome> | { reason: 'not-understood' }

export type MessageWords = {
  notSent: RefusalWords<Refused<MessageOutcome>>
  files: { noCase: string; saved: string }
  notHandled: RefusalWords<ThreadRefusal>
  notSaved: RefusalWords<Refused<TemplateOutcome>>
}

const nobody = 'There is nobody here to write to.'
const notUnderstood = 'This form was not understood. Copy your text, load the page again and send it.'
const fields = templateFields.map((name) => `{${name}}`).join(', ')

export const en: MessageWords = {
  notSent: {
    'too-many-messages': 'Many messages were sent in a short time. Try again in some minutes.',
    'unknown-case': nobody,
    'unknown-client': nobody,
    'unknown-thread': nobody,
    forbidden: panelWords.refusals.forbidden,
    'no-subject': 'Enter a subject.',
    'subject-too-long': `Please keep the subject to ${maxSubjectLength} characters.`,
    'no-text': 'Write a message.',
    'text-too-long': `Please keep the message to ${maxMessageLength} characters.`,
    'unknown-attachment':
      'The attached files wait here no longer, or belong to another case or kind of message. Attach them again.',
    'no-submission-key': notUnderstood,
    'submission-key-taken': notUnderstood,
  },
  files: {
    noCase: 'Files belong to a case, and this message belongs to none.',
    saved: 'Nothing was sent; your text and the other files are kept.',
  },
  notHandled: {
    'unknown-thread': 'There is no such thread.',
    'unknown-person': 'Choose somebody who works here.',
    forbidden: 'This thread belongs to another adviser. Ask them or an admin.',
    'not-now': 'Somebody was quicker: load the page again.',
    'not-understood': 'This form was not understood. Load the page again.',
  },
  notSaved: {
    'no-title': 'Enter a title.',
    'no-text': 'Write the answer.',
    'too-long': `Please keep the title to ${maxTitleLength} characters and the text to ${maxTemplateLength}.`,
    'unknown-field': `Only these fields can be filled in: ${fields}.`,
    forbidden: 'Templates are for staff to change.',
    'unknown-template': 'There is no such template any more.',
  },
}
