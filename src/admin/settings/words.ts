import { wordsIn } from '#platform/words.ts'
import { en, type SettingWords } from './words-en.ts'

/** The words for settings that were not saved. */
export const settingWords = wordsIn<SettingWords>({ en })
