import { wordsIn } from '#platform/words.ts'
import { en, type ShopLetterWords } from './letter-words-en.ts'

/** The words of the letters about an order. */
export const shopLetterWords = wordsIn<ShopLetterWords>({ en })
