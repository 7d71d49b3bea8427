import { wordsIn } from '#platform/words.ts'
import { en, type NextYearWords } from './words-en.ts'

export const nextYearWords = wordsIn<NextYearWords>({ en })
