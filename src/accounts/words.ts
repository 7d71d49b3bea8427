import { explain, wordsIn } from '#platform/words.ts'
import { type Refusal, type RefusalStatus, refusalStatuses } from './sign-in/sign-in-refusal.ts'
import { type AccountWords, en } from './words-en.ts'

export const accountWords = wordsIn<AccountWords>({ en })

export function refusalWords(refusal: Refusal): { status: RefusalStatus; text: string } {
  return { status: refusalStatuses[refusal.reason], text: explain<Refusal>(accountWords().signIn, refusal) }
}
