import { wordsIn } from '#platform/words.ts'
import { type EmailWords, en as emails } from './email-words-en.ts'
import { type ContactWords, en } from './words-en.ts'

export const contactWords = wordsIn<ContactWords>({ en })
export const emailWords = wordsIn<EmailWords>({ en: emails })
