import { wordsIn } from '#platform/words.ts'
import { en, type OrderWords } from './order-words-en.ts'

export const orderWords = wordsIn<OrderWords>({ en })
