import { errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { QuoteRefusal } from '#shop/staff/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

export function quoteError(refusal: QuoteRefusal): FieldError {
  return errorOf(t(shopStaffTexts.quote).refused, refusal, {
    forbidden: 403,
    'unknown-quote': 404,
    'unknown-client': 404,
    'not-open': 409,
    'accepted-before': 409,
    'not-a-client': 409,
    'day-over': 422,
    invalid: 422,
  })
}
