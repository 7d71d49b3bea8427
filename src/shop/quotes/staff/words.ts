import { errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { wordsIn } from '#platform/words.ts'
import { en, type QuoteAdminWords, type QuoteRefusal } from './words-en.ts'

export const quoteAdminWords = wordsIn<QuoteAdminWords>({ en })

export function quoteError(refusal: QuoteRefusal): FieldError {
  return errorOf(quoteAdminWords().refused, refusal, {
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
