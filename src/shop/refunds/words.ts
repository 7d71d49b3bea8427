import { wordsIn } from '#platform/words.ts'
import { en, type RefundWords } from './words-en.ts'

export const refundWords = wordsIn<RefundWords>({ en })
