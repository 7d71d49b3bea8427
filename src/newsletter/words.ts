import { wordsIn } from '#platform/words.ts'
import { type LetterWords, en as letters } from './letter-words-en.ts'
import { en, type NewsletterWords } from './words-en.ts'

/** The words of the newsletter's boxes for what is named by codes, and of its letters. */
export const newsletterWords = wordsIn<NewsletterWords>({ en })
export const letterWords = wordsIn<LetterWords>({ en: letters })
