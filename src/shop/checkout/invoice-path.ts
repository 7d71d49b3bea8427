import type { CartItem } from '#shop/cart/cart.ts'
import type { StatedDiscount } from '#shop/promotions/discount-input.ts'

/** The URL contains the order lines, because the server does not know the browser's cart. */
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
