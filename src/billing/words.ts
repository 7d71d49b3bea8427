import { wordsIn } from '#platform/words.ts'
import { type BillingWords, en } from './words-en.ts'

export const billingWords = wordsIn<BillingWords>({ en })
