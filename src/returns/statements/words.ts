import { wordsIn } from '#platform/words.ts'
import { en, type StatementWords } from './words-en.ts'

export const statementWords = wordsIn<StatementWords>({ en })
