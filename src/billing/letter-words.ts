import { wordsIn } from '#platform/words.ts'
import { type BillingLetterWords, en } from './letter-words-en.ts'

/** The words of the letters about invoices. */
export const billingLetterWords = wordsIn<BillingLetterWords>({ en })
