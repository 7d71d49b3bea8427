import { wordsIn } from '#platform/words.ts'
import { type EmailWords, en as emails } from './email-words-en.ts'
import { en, type NewsletterWords } from './words-en.ts'

/** The words of the newsletter's boxes for what is named by codes, and of its letters. */
export const newsletterWords = wordsIn<NewsletterWords>({ en })
export const emailWords = wordsIn<EmailWords>({ en: emails })
