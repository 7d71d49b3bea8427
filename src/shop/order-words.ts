import { wordsIn } from '#platform/words.ts'
import { en, type OrderWords } from './order-words-en.ts'

/** The words for what is named by codes once there is an order; the browser needs none of them. */
export const orderWords = wordsIn<OrderWords>({ en })
