import { wordsIn } from '#platform/words.ts'
import { en, type SummaryWords } from './words-en.ts'

/** The words of the summary of a case. */
export const summaryWords = wordsIn<SummaryWords>({ en })
