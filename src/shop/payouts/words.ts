import { wordsIn } from '#platform/words.ts'
import { en, type PayoutWords } from './words-en.ts'

/** The words about money that goes back by transfer. */
export const payoutWords = wordsIn<PayoutWords>({ en })
