import * as accountTexts from '#accounts/locales/en.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import { type Refusal, type RefusalStatus, refusalStatuses } from './sign-in/sign-in-refusal.ts'

export function refusalWords(refusal: Refusal): { status: RefusalStatus; text: string } {
  return { status: refusalStatuses[refusal.reason], text: explain<Refusal>(t(accountTexts.accounts).signIn, refusal) }
}
