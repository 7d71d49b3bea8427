import { wordsIn } from '#platform/words.ts'
import { type EmailWords, en as emails } from './email-words-en.ts'
import { en, type NewsletterWords } from './words-en.ts'

export const newsletterWords = wordsIn<NewsletterWords>({ en })
export const emailWords = wordsIn<EmailWords>({ en: emails })
