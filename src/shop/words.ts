import { wordsIn } from '#platform/words.ts'
import { en, type ShopWords } from './words-en.ts'

/** The words of the shop for what is named by codes, in the browser too. Each page's own copy stands in `content/`. */
export const shopWords = wordsIn<ShopWords>({ en })
