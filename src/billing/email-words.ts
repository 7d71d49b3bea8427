import { wordsIn } from '#platform/words.ts'
import { type BillingEmailWords, en } from './email-words-en.ts'

/** The words of the letters about invoices. */
export const billingEmailWords = wordsIn<BillingEmailWords>({ en })
