import { nameWordsEn } from '#company/name-words.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import { formatMoney } from '#platform/format.ts'
import type { Phrases, RefusalWords } from '#platform/words.ts'
import { maxUnits } from '#shop/cart/cart.ts'
import type { CartFormError } from '#shop/cart/cart-form.ts'
import type { InvoiceBuyerError } from '#shop/checkout/invoice-choice.ts'
import type { ByInvoiceRefusal } from '#shop/checkout/place-by-invoice.server.ts'
import type { PlaceOrderRefusal } from '#shop/checkout/place-order.server.ts'
import { discountErrorsEn } from '#shop/promotions/words-en.ts'
import type { NotDueCode } from './order.ts'
import type { ReviewErrorTable } from './review-error.ts'

export type OrderWords = {
  cartForm: FieldWords<CartFormError>
  tooManyAttempts: (wait: { retryAfterSeconds: number }) => string
  refusals: RefusalWords<PlaceOrderRefusal>
  byInvoice: RefusalWords<ByInvoiceRefusal>
  invoiceBuyer: FieldWords<InvoiceBuyerError>
  reviewErrors: Phrases<ReviewErrorTable>
  notDue: Record<NotDueCode, string>
}

const refusals: OrderWords['refusals'] = {
  'cart-empty': 'Add some products to your cart before checking out.',
  'unknown-variant': 'One of the products in your cart is no longer offered. Please remove it.',
  'not-purchasable': ({ title }) => `${title} cannot be bought at the moment. Please remove it from your cart.`,
  'too-many-units': ({ title }) => `No more than ${maxUnits} of ${title} fit into one order.`,
  'nothing-to-pay': 'There is nothing to pay for in your cart.',
  'mixed-currencies': 'Products in different currencies cannot be bought together.',
  'out-of-stock': ({ title, variantTitle, left }) =>
    `Not enough stock for ${title} (${variantTitle}). Only ${left} left.`,
  'price-changed': ({ totalCents, currency }) =>
    `A price has changed since you filled your cart. The total is now ${formatMoney(totalCents, { currency: currency.toUpperCase() })}. Please check your cart and try again.`,
  'discount-refused': ({ error }) => discountErrorsEn[error],
  'provider-down':
    'The payment service does not answer at the moment. Your cart is kept. Please try again in a few minutes.',
  'given-up':
    'This cart was changed or ordered in another window meanwhile. Please load the page again and look at it.',
}

export const en: OrderWords = {
  cartForm: {
    'no-number': 'Please enter a number.',
    'no-quantity': 'The quantity must be at least 1.',
    'too-many': `No more than ${maxUnits} fit into one order.`,
    'no-choice': 'Please choose one.',
    'not-understood': 'This was not understood.',
  },
  tooManyAttempts: ({ retryAfterSeconds }) => `Too many attempts. Please wait ${retryAfterSeconds} seconds.`,
  refusals,
  byInvoice: {
    ...refusals,
    'payment-unsure':
      'We cannot see at the moment whether your card payment for this cart has arrived. So that you do not pay twice, please try again in a few minutes.',
    'paid-before':
      'You have paid for this cart by card already. If your bank still works on it, we write to you once the payment is here.',
    'no-invoices': 'We do not sell by invoice at the moment. Please pay by card or TWINT.',
    'clients-only': 'Only clients who are signed in can pay by invoice. Sign in first, or pay by card or TWINT.',
    'too-much-for-invoice': ({ upToFrancs }) =>
      `Without an account you can pay up to ${formatMoney(upToFrancs * 100)} by invoice. Sign in first, or pay by card or TWINT.`,
  },
  invoiceBuyer: {
    ...nameWordsEn('name', { label: 'name', max: 70, missing: 'Please fill this in.' }),
    missing: 'Please fill this in.',
    'too-long': 'This is too long for an invoice.',
    'not-latin': 'Banks cannot read all of this. Please write it in Latin letters, without pictures.',
    'no-email': 'Enter an email address such as name@example.com.',
    'no-country': 'Enter the two letters of a country, such as CH.',
  },
  reviewErrors: {
    'other-checkout': 'Paid through a checkout of another order',
    'other-currency': ({ paid, expected }) => `Paid in ${paid} instead of ${expected}`,
    'other-amount': ({ paidCents, expectedCents }) => `Paid ${paidCents} instead of ${expectedCents} cents`,
    'sold-out': ({ title }) => `${title} was sold out when the money came`,
    note: ({ text }) => text,
    unknown: 'This payment did not fit its order.',
  },
  notDue: { 'order-refunded': 'The whole order was given back.' },
}
