import { wordsIn } from '#platform/words.ts'
import { type BillingDeskWords, en } from './words-en.ts'

/** The words about money for staff. */
export const billingDeskWords = wordsIn<BillingDeskWords>({ en })
