import { createCookie } from 'react-router'
import type { Services } from '#platform/services.ts'
import { checkOrder } from '#shop/orders/close-orders.server.ts'
import { awaitsPayment, reservationMinutes } from '#shop/orders/order.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { noContent } from '#shop/promotions/discount-input.ts'
import { type CookieCart, keepLines, readCookieCart } from './cart-cookie.server.ts'

/* Cookie with the return token of the unpaid order, to restore the cart if the buyer comes back without paying. */
const cookie = createCookie('unpaid-order', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 4 * reservationMinutes * 60,
})

export function writeUnpaidOrder(returnToken: string | null, isHttps: boolean): Promise<string> {
  return cookie.serialize(returnToken ?? '', { secure: isHttps, ...(returnToken ? {} : { maxAge: 0 }) })
}

type UnpaidCartDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>

export type SavedCart = {
  cart: CookieCart
  isRestored: boolean
}

/** Cookie cart plus the lines of the visitor's last order, if that order is unpaid or has expired. */
export async function readSavedCart(services: UnpaidCartDeps, request: Request): Promise<SavedCart> {
  const cart = await readCookieCart(request)
  const returnToken: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null)
  if (typeof returnToken !== 'string' || returnToken === '') return { cart, isRestored: false }
  const order = await checkOrder(services, returnToken)
  const isUnpaid = order && !order.isOnItsWay && (awaitsPayment(order.state) || order.state === 'expired')
  if (!isUnpaid) return { cart, isRestored: false }
  const rows = await listLines(services.db, order.id)
  const lines = rows.map(({ productId, variantId, quantity, unitPriceCents }) => {
    return { product: productId, variant: variantId, quantity, cents: unitPriceCents }
  })
  const discount = { ...(cart.discount ?? noContent), email: order.buyerEmail }
  return { cart: { ...keepLines(cart, { id: order.cartKey, lines }), discount }, isRestored: true }
}
