import { nameWordsEn } from '#company/name-words.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import type { DiscountError } from './subscription.ts'

export type NewsletterWords = {
  fields: FieldWords<DiscountError>
}

export const en: NewsletterWords = {
  fields: {
    'email-missing': 'Enter your e-mail address.',
    'email-too-long': 'This e-mail address is too long.',
    'email-incomplete': 'Enter a valid e-mail address, such as name@example.com.',
    ...nameWordsEn('name', { label: 'name', max: 120, missing: 'Enter your name.' }),
    'topic-unknown': 'Choose what you want to hear about.',
  },
}
