import { wordsIn } from '#platform/words.ts'
import { type CompanyWords, en } from './words-en.ts'

/** The words of the page on which the firm says who it is. */
export const companyWords = wordsIn<CompanyWords>({ en })
