import { wordsIn } from '#platform/words.ts'
import { type BackupWords, en } from './words-en.ts'

/** The words for backups and how they went. */
export const backupWords = wordsIn<BackupWords>({ en })
