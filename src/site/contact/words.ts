import { wordsIn } from '#platform/words.ts'
import { type LetterWords, en as letters } from './letter-words-en.ts'
import { type ContactWords, en } from './words-en.ts'

/** The words of the contact form for what is named by codes, and of its letters. */
export const contactWords = wordsIn<ContactWords>({ en })
export const letterWords = wordsIn<LetterWords>({ en: letters })
