import { wordsIn } from '#platform/words.ts'
import { en, type ShopWords } from './words-en.ts'

export const shopWords = wordsIn<ShopWords>({ en })
