import { wordsIn } from '#platform/words.ts'
import { en, type ShopEmailWords } from './email-words-en.ts'

/** The words of the letters about an order. */
export const shopEmailWords = wordsIn<ShopEmailWords>({ en })
