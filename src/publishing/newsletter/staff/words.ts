import { wordsIn } from '#platform/words.ts'
import { type AdminNewsletterWords, en } from './words-en.ts'

export const adminNewsletterWords = wordsIn<AdminNewsletterWords>({ en })
