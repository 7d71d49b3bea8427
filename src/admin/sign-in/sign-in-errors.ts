import { reauthWords } from '#accounts/account-errors.ts'
import type { SecondFactorRefusal } from '#accounts/sign-in/second-factor.server.ts'
import type { FactorRefusal } from '#admin/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'

const factor: ErrorStatuses<FactorRefusal> = { 'not-started': 409, 'already-on': 409, 'not-on': 409, demanded: 409 }

export function refusalText(refusal: SecondFactorRefusal): {
  text: string
  status: number
  field?: 'password' | 'code'
} {
  switch (refusal.reason) {
    case 'not-started':
    case 'already-on':
    case 'not-on':
    case 'demanded':
      return errorOf(t(adminTexts.signInSignIn).factor, refusal, factor)
    default:
      return reauthWords(refusal)
  }
}
