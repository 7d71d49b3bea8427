import { wordsIn } from '#platform/words.ts'
import { type AdminNewsletterWords, en } from './words-en.ts'

/** The words of the newsletter in the admin panel for what is named by codes. */
export const adminNewsletterWords = wordsIn<AdminNewsletterWords>({ en })
