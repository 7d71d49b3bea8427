import { createCookie } from 'react-router'
import type { Services } from '#platform/services.ts'
import { type CookieCart, keepLines, readCookieCart } from './cart-cookie.server.ts'
import { checkOrder } from './close-orders.server.ts'
import { awaitsPayment, reservationMinutes } from './order.ts'
import { listLines } from './order-db.server.ts'

/*
 * The cart leaves the browser at checkout and is kept with the order. Whoever comes back by the browser's own button
 * finds it again through this cookie, which holds the key of the order's page and nothing else.
 */
const cookie = createCookie('unpaid-order', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 4 * reservationMinutes * 60,
})

/** The Set-Cookie header that remembers an order which is about to be paid; null forgets it. */
export function writeUnpaidOrder(returnToken: string | null, isHttps: boolean): Promise<string> {
  return cookie.serialize(returnToken ?? '', { secure: isHttps, ...(returnToken ? {} : { maxAge: 0 }) })
}

type UnpaidCartDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>

export type SavedCart = {
  cart: CookieCart
  /** Whether lines of an unpaid order are in the cart, which then has to be written. */
  isRestored: boolean
}

/**
 * The cart that the server keeps for a visitor: that of the cookie, and that of the order which was not paid. An order
 * whose payment has come, or is on its way, or that was given up gives nothing back.
 */
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
  return { cart: keepLines(cart, { id: order.cartKey, lines }), isRestored: true }
}
