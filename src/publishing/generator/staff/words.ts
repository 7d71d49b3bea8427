import { wordsIn } from '#platform/words.ts'
import { en, type GeneratorWords } from './words-en.ts'

export const generatorWords = wordsIn<GeneratorWords>({ en })
