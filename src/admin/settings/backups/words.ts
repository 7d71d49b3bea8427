import { wordsIn } from '#platform/words.ts'
import { type BackupWords, en } from './words-en.ts'

export const backupWords = wordsIn<BackupWords>({ en })
