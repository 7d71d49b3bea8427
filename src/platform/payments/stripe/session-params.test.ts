import { expect, test } from 'vitest'
import { stripeLocale } from './session-params.ts'

test.each([
  ['de-CH', 'de'],
  ['fr_CH', 'fr'],
  ['fr-CA', 'fr-CA'],
  ['en-gb', 'en-GB'],
  ['en-US', 'en'],
  ['pt-BR', 'pt-BR'],
  ['es-MX', 'es'],
  ['nn-NO', 'nb'],
  ['hi', 'hi-IN'],
  ['gsw', 'auto'],
  ['', 'auto'],
  [null, 'auto'],
])('a buyer with the locale %s gets the Stripe locale %s', (locale, expected) => {
  expect(stripeLocale(locale)).toBe(expected)
})
