import { wordsIn } from '#platform/words.ts'
import { en, type StatementWords } from './words-en.ts'

/** The words for e-tax statements. */
export const statementWords = wordsIn<StatementWords>({ en })
