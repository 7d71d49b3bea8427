import { wordsIn } from '#platform/words.ts'
import { type BillingAdminWords, en } from './words-en.ts'

/** The words about money for staff. */
export const billingAdminWords = wordsIn<BillingAdminWords>({ en })
