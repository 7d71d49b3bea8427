import { formatMoney } from '#platform/format.ts'
import { mostUnits } from './cart.ts'
import type { PlaceOrderRefusal } from './place-order.server.ts'

/** Status, code and sentence for each reason why a checkout could not begin. */
export function explainRefusal(refusal: PlaceOrderRefusal): { status: number; code: string; message: string } {
  switch (refusal.reason) {
    case 'cart-empty':
      return { status: 422, code: 'cart_empty', message: 'Add some products to your cart before checking out.' }
    case 'unknown-variant':
      return {
        status: 422,
        code: 'unknown_variant',
        message: 'One of the products in your cart is no longer offered. Please remove it.',
      }
    case 'not-purchasable':
      return {
        status: 409,
        code: 'not_purchasable',
        message: `${refusal.title} cannot be bought at the moment. Please remove it from your cart.`,
      }
    case 'too-many-units':
      return {
        status: 400,
        code: 'too_many_units',
        message: `No more than ${mostUnits} of ${refusal.title} fit into one order.`,
      }
    case 'nothing-to-pay':
      return { status: 422, code: 'nothing_to_pay', message: 'There is nothing to pay for in your cart.' }
    case 'mixed-currencies':
      return {
        status: 422,
        code: 'mixed_currencies',
        message: 'Products in different currencies cannot be bought together.',
      }
    case 'out-of-stock':
      return {
        status: 409,
        code: 'out_of_stock',
        message: `Not enough stock for ${refusal.title} (${refusal.variantTitle}). Only ${refusal.left} left.`,
      }
    case 'price-changed':
      return {
        status: 409,
        code: 'price_changed',
        message: `A price has changed since you filled your cart. The total is now ${formatMoney(refusal.totalCents, { currency: refusal.currency.toUpperCase() })}. Please check your cart and try again.`,
      }
    case 'provider-down':
      return {
        status: 502,
        code: 'provider_down',
        message:
          'The payment service does not answer at the moment. Your cart is kept. Please try again in a few minutes.',
      }
  }
}
