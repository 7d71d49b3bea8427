import type { CartItem } from './cart.ts'
import type { StatedDiscount } from './promotions/discount-input.ts'

/** The address of the form for an order by invoice, which says what is ordered: a cart in the browser is known to nobody else. */
export function invoiceOrderPath(
  items: readonly CartItem[],
  cartId: string,
  discount: Pick<StatedDiscount, 'code' | 'isFirstTime'>,
): string {
  const search = new URLSearchParams({ cart: cartId })
  if (discount.code) search.set('code', discount.code)
  if (discount.isFirstTime) search.set('first_time', 'true')
  for (const { product, variant, quantity } of items) search.append('line', `${product.id}~${variant.id}~${quantity}`)
  return `/checkout/invoice?${search}`
}
