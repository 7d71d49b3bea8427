import { wordsIn } from '#platform/words.ts'
import { type BillingWords, en } from './words-en.ts'

/** The words about invoices. */
export const billingWords = wordsIn<BillingWords>({ en })
