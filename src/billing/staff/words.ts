import { wordsIn } from '#platform/words.ts'
import { type BillingAdminWords, en } from './words-en.ts'

export const billingAdminWords = wordsIn<BillingAdminWords>({ en })
