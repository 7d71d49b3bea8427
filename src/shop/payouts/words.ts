import { wordsIn } from '#platform/words.ts'
import { en, type PayoutWords } from './words-en.ts'

export const payoutWords = wordsIn<PayoutWords>({ en })
