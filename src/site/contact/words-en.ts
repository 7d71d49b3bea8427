import { nameWordsEn } from '#company/name-words.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import { formatNumber } from '#platform/format.ts'
import type { EnquiryError } from './lead.ts'
import { maxLength } from './max-lengths.ts'

export type ContactWords = {
  fields: FieldWords<EnquiryError>
}

export const en: ContactWords = {
  fields: {
    ...nameWordsEn('name', { label: 'name', max: maxLength.name, missing: 'Enter your full name.' }),
    'topic-unknown': 'Choose your tax situation.',
    'subject-too-long': `The subject may have at most ${maxLength.subject} characters.`,
    'subject-broken': 'The subject must be on one line.',
    'message-missing': 'Write your message.',
    'message-too-long': `Your message may have at most ${formatNumber(maxLength.message)} characters. Send the rest by e-mail.`,
  },
}
