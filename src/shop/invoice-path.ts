import type { CartItem } from './cart.ts'
import type { SaidWish } from './promotions/wish.ts'

/** The address of the form for an order by invoice, which says what is ordered: a cart in the browser is known to nobody else. */
export function invoiceOrderPath(
  items: readonly CartItem[],
  cartId: string,
  wish: Pick<SaidWish, 'code' | 'isFirstTime'>,
): string {
  const search = new URLSearchParams({ cart: cartId })
  if (wish.code) search.set('code', wish.code)
  if (wish.isFirstTime) search.set('first_time', 'true')
  for (const { product, variant, quantity } of items) search.append('line', `${product.id}~${variant.id}~${quantity}`)
  return `/checkout/invoice?${search}`
}
