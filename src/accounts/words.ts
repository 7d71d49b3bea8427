import { explain, wordsIn } from '#platform/words.ts'
import { type Refusal, type RefusalStatus, refusalStatuses } from './sign-in-refusal.ts'
import { type AccountWords, en } from './words-en.ts'

/** The words of accounts for what is named by codes. */
export const accountWords = wordsIn<AccountWords>({ en })

/** The status code and the sentence for a refusal, the same in pages and calls. */
export function refusalWords(refusal: Refusal): { status: RefusalStatus; text: string } {
  return { status: refusalStatuses[refusal.reason], text: explain<Refusal>(accountWords().signIn, refusal) }
}
