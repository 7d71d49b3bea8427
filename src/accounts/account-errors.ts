import * as accountTexts from '#accounts/locales/en.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import type { ReauthRefusal } from './sessions/confirm-identity.server.ts'
import { type Refusal, type RefusalStatus, refusalStatuses } from './sign-in/sign-in-refusal.ts'

export function refusalWords(refusal: Refusal): { status: RefusalStatus; text: string } {
  return { status: refusalStatuses[refusal.reason], text: explain<Refusal>(t(accountTexts.accounts).signIn, refusal) }
}

export function reauthWords(refusal: ReauthRefusal): { field: 'password' | 'code'; text: string; status: 422 | 429 } {
  const { reason } = refusal
  return {
    field: reason === 'code-missing' || reason === 'invalid-code' ? 'code' : 'password',
    text: explain<ReauthRefusal>(t(accountTexts.accounts).proof, refusal),
    status: reason === 'too-many-attempts' ? 429 : 422,
  }
}
