import { wordsIn } from '#platform/words.ts'
import { en, type RefundWords } from './words-en.ts'

/** The words about refunds. */
export const refundWords = wordsIn<RefundWords>({ en })
