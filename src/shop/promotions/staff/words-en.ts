import type { FieldWords } from '#platform/field-errors.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { EndOutcome, MakeOutcome } from '#shop/promotions/make-promotion.server.ts'
import type { PromotionError } from '#shop/promotions/promotion-form.ts'

export type PromotionRefusal = Refused<MakeOutcome | EndOutcome>

export type PromotionAdminWords = { fields: FieldWords<PromotionError>; refused: RefusalWords<PromotionRefusal> }

export const en: PromotionAdminWords = {
  fields: {
    missing: 'Enter a text.',
    'unknown-choice': 'Choose one of these.',
    'too-long': 'This is too long.',
    'code-form': 'Enter 4 to 24 letters, figures or hyphens.',
    'code-taken': 'There is, or was, a discount with this code. Choose another one.',
    'percent-range': 'Enter a whole number from 1 to 90.',
    'not-money': 'Enter an amount in francs, at most 10’000.',
    'no-time': 'Enter a day and a time.',
    'ends-before': 'The end must be still to come, and after the beginning.',
    'uses-range': 'Enter a whole number from 1 to 100’000, or nothing.',
    'product-unknown': 'Choose from the products of the store.',
    'first-taken': 'There is a discount for first orders. End that one first.',
    'first-percent': 'The discount for first orders is a share of the dearest package.',
  },
  refused: {
    forbidden: 'Your role does not include this. Ask an owner or an admin of the firm.',
    'unknown-promotion': 'There is no such discount.',
    'ended-before': 'This discount was ended before.',
    invalid: 'The discount was not made.',
  },
}
