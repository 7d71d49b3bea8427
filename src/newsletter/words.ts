import { wordsIn } from '#platform/words.ts'
import { en, type NewsletterWords } from './words-en.ts'

/** The words of the newsletter's boxes for what is named by codes. */
export const newsletterWords = wordsIn<NewsletterWords>({ en })
