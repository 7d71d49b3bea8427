import type { FieldWords } from '#platform/field-errors.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { QuoteState } from '#shop/quotes/quote.ts'
import { maxDays, maxLines, maxTitleLength, type QuoteError } from '#shop/quotes/quote-form.ts'
import type { SendOutcome, WithdrawOutcome } from '#shop/quotes/send-quote.server.ts'
import type { WriteOutcome } from '#shop/quotes/write-quote.server.ts'

export type QuoteRefusal = Refused<WriteOutcome | SendOutcome | WithdrawOutcome>

export type QuoteAdminWords = { fields: FieldWords<QuoteError>; refused: RefusalWords<QuoteRefusal> }

const notOpen: Readonly<Record<QuoteState, string>> = {
  draft: 'This offer is a draft.',
  sent: 'This offer was sent. Make a new version to change it.',
  accepted: 'The client has accepted this offer meanwhile. Its order is shown below.',
  declined: 'The client has declined this offer. Make a new version.',
  withdrawn: 'This offer was withdrawn.',
  expired: 'This offer has run out. Make a new version.',
}

export const en: QuoteAdminWords = {
  fields: {
    missing: 'Enter a text.',
    'too-long': `This is too long. Titles have up to ${maxTitleLength} characters.`,
    'no-lines': `Enter at least one line, at most ${maxLines}.`,
    'line-without-title': 'Choose a product, or say what it is.',
    'not-money': 'Enter an amount in francs, at most 100’000.',
    'no-quantity': 'Enter a whole number from 1 to 10.',
    'unknown-product': 'Choose from the products of the store.',
    'nothing-to-pay': 'The offer must come to at least one franc.',
    'no-day': 'Enter a day, such as 31.12.2026.',
    'day-over': 'This day is over.',
    'too-far': `An offer binds us for ${maxDays} days at most.`,
  },
  refused: {
    forbidden: 'Your role does not include this. Ask an owner or an admin of the firm.',
    'unknown-quote': 'There is no such offer.',
    'unknown-client': 'There is no such client.',
    'not-a-client': 'This account cannot sign in, so it could not accept. Approve or invite it first.',
    invalid: 'The offer was not kept.',
    'not-open': ({ state }) => notOpen[state],
    'day-over': 'Its last day is over. Change it first.',
    'accepted-before': 'The client has accepted the version before meanwhile, so this one cannot be sent.',
  },
}
