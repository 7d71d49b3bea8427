import { wordsIn } from '#platform/words.ts'
import { type ContactWords, en } from './words-en.ts'

/** The words of the contact form for what is named by codes. */
export const contactWords = wordsIn<ContactWords>({ en })
