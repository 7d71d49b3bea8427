import type { FieldWords } from '#platform/field-errors.ts'
import type { Phrases, RefusalWords } from '#platform/words.ts'
import type { AddVariantOutcome } from '#shop/catalogue/editing/add-variant.server.ts'
import type { ChangeOutcome } from '#shop/catalogue/editing/change-product.server.ts'
import type { CreateOutcome } from '#shop/catalogue/editing/create-product.server.ts'
import type { YearOutcome } from '#shop/catalogue/editing/make-tax-year.server.ts'
import type { PlaceOutcome } from '#shop/catalogue/editing/place-product.server.ts'
import type { PlanOutcome } from '#shop/catalogue/editing/plan-price.server.ts'
import type { FieldErrorText } from '#shop/catalogue/editing/product-form.ts'
import type { ProductStatus } from '#shop/catalogue/editing/product-status.ts'
import type { FormerPrice } from '#shop/catalogue/former-price.ts'

type Refusal<Outcome extends { ok: boolean }> = Exclude<Outcome, { ok: true }>
export type CatalogueRefusal =
  | Refusal<ChangeOutcome>
  | Refusal<PlaceOutcome>
  | Refusal<YearOutcome>
  | Refusal<CreateOutcome>
  | Refusal<AddVariantOutcome>
  | Refusal<PlanOutcome>

export type CatalogueWords = {
  fields: FieldWords<FieldErrorText>
  refused: RefusalWords<CatalogueRefusal>
  productStatuses: Phrases<Record<ProductStatus, object>>
  formers: Readonly<Record<FormerPrice['because'], string>>
  claimedFormers: Readonly<Record<'proven' | 'unproven' | 'hidden', string>>
  types: Readonly<Partial<Record<string, string>>>
}

export const en: CatalogueWords = {
  fields: {
    missing: 'Enter a text.',
    'too-long': 'This is too long.',
    'one-line': 'This must be on one line.',
    'status-unknown': 'Choose whether it is published, hidden or archived.',
    'price-not-money': 'Enter an amount in francs, for example 499.00.',
    'price-too-high': 'Enter an amount of at most 100’000.00.',
    'places-not-whole': 'Enter a whole number from 0 to 10’000, or nothing where places are not counted.',
    'monthly-not-whole': 'Enter a whole number from 1 to 10’000, or nothing.',
    'monthly-uncounted': 'Enter the places that are left now; only counted places are filled up.',
    'none-offered': 'Offer at least one variant, or archive the product.',
    'detail-half': 'Enter both the title and the text, or neither.',
    'illustration-unknown': 'Choose one of the drawings.',
    'type-unknown': 'Choose what it is.',
    'title-taken': 'There is a variant of this name already.',
    'related-unknown': 'Choose one of the products.',
    'related-twice': 'This product is named twice.',
    'variant-unknown': 'Choose a variant.',
    'no-time': 'Enter a day and a time.',
    'time-past': 'Enter a time that is still to come.',
    'ends-before': 'The end must come after the beginning.',
    'other-plan': 'Another price is planned for some of this time. Take that one back first.',
    'alt-missing': 'Say what the drawing shows, for people who do not see it.',
  },
  refused: {
    forbidden: 'Your role does not include this. Ask an owner or an admin of the firm.',
    'unknown-product': 'There is no such product.',
    'unknown-plan': 'There is no such plan any more.',
    'unknown-place': 'The product behind which it should stand is gone. Choose another place.',
    conflict: ({ by }) =>
      `${by ?? 'Somebody else'} has changed this product since you opened it. What you entered is still in the form; where it differs, the value of now is named. Save again to put yours in its place.`,
    invalid: 'The product was not saved.',
    'not-next': ({ taxYear }) => `The tax year ${taxYear} is not the next one. Load this page again.`,
    'too-early': ({ taxYear }) => `The tax year ${taxYear} can be made from 1 January ${taxYear} on.`,
  },
  formers: {
    'asked-30-days': 'It was asked for at least 30 days in a row.',
    'directly-before': 'It was asked directly before; it may be shown for half of that time, at most two months.',
    'never-higher': 'No former price: none was higher.',
    'too-short': 'No former price: a higher one was asked for less than 30 days in a row, and not directly before.',
    over: 'No former price: the one directly before was asked for less than 30 days, and its time is over.',
  },
  claimedFormers: {
    proven: 'is struck through, because evidence for it is on file.',
    unproven: 'is struck through although no evidence is on file: claims without any are shown here.',
    hidden: 'is not shown: no evidence is on file.',
  },
  productStatuses: { published: 'Published', hidden: 'Hidden', archived: 'Archived' },
  types: { package: 'Package', 'add-on': 'Add-on', consultation: 'Consultation', service: 'Service' },
}
