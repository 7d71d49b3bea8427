import { wordsIn } from '#platform/words.ts'
import { en, type NextYearWords } from './words-en.ts'

/** The words for the invitations to a new tax year. */
export const nextYearWords = wordsIn<NextYearWords>({ en })
