import { wordsIn } from '#platform/words.ts'
import { type BillingEmailWords, en } from './email-words-en.ts'

export const billingEmailWords = wordsIn<BillingEmailWords>({ en })
