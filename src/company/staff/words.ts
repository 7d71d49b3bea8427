import { wordsIn } from '#platform/words.ts'
import { type CompanyWords, en } from './words-en.ts'

export const companyWords = wordsIn<CompanyWords>({ en })
