import { wordsIn } from '#platform/words.ts'
import { en, type SettingWords } from './words-en.ts'

export const settingWords = wordsIn<SettingWords>({ en })
