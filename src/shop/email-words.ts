import { wordsIn } from '#platform/words.ts'
import { en, type ShopEmailWords } from './email-words-en.ts'

export const shopEmailWords = wordsIn<ShopEmailWords>({ en })
