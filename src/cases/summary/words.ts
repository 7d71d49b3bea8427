import { wordsIn } from '#platform/words.ts'
import { en, type SummaryWords } from './words-en.ts'

export const summaryWords = wordsIn<SummaryWords>({ en })
