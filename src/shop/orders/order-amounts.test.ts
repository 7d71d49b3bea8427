import { expect, test } from 'vitest'
import { containedVatCents } from '#shop/catalogue/public/price-quote.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { moneyOf, refunded, vatWithin } from './order-amounts.ts'

test('amounts are shown in the currency of the order', () => {
  expect(moneyOf({ currencyCode: 'chf' })(129_900)).toBe('CHF\u00a01,299.00')
  expect(moneyOf({ currencyCode: 'eur' })(5)).toBe('EUR\u00a00.05')
})

test.each([
  [0, 0],
  [10_810, 810],
  [1, 0],
  [100_000, 7_493],
])('a total of %d cents contains %d cents of VAT at 8.1%', (total, vat) => {
  expect(containedVatCents(total, 8.1)).toBe(vat)
})

test('VAT is shown with its rate', () => {
  expect(vatWithin(10_810, 8.1).term).toMatch(/^Including \d+(\.\d+)?% VAT$/)
})

test('a refunded amount is shown only if there is one', () => {
  expect(refunded({ currencyCode: 'chf', refundedCents: 0 })).toEqual([])
  expect(refunded({ currencyCode: 'chf', refundedCents: 100 })).toEqual([
    { term: shopTexts.orderAmounts.refunded, value: 'CHF\u00a01.00' },
  ])
})
