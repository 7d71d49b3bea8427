import { wordsIn } from '#platform/words.ts'
import { en, type GeneratorWords } from './words-en.ts'

/** The words of the generator in the admin panel for what is named by codes. */
export const generatorWords = wordsIn<GeneratorWords>({ en })
