import { redirect } from 'react-router'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import { keepLines, readCookieCart, writeCookieCart } from '#shop/cart/cart-cookie.server.ts'
import { writeUnpaidOrder } from '#shop/cart/unpaid-cart.server.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { cancelOrder } from '#shop/orders/close-orders.server.ts'
import { agreedPrefix, holdsMoney } from '#shop/orders/order.ts'
import { noContent } from '#shop/promotions/discount-input.ts'
import type { Route } from './+types/checkout-cancelled-route'

const copy = () => t(shopTexts.checkoutCancelledRoute)

/** The provider's cancel URL. Cancels an unpaid order and restores its cart; a paid one leads to the success page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const order = await cancelOrder(services, params.returnToken)
  if (!order) {
    const text = copy().thisLinkDoesNotBelong
    throw new Response(text, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  if (holdsMoney(order.state) || order.state === 'refunded') throw redirect(order.successUrl)
  // The order of an accepted offer has no cart to restore; the buyer pays on the page of the offer.
  if (order.cartKey.startsWith(agreedPrefix)) throw redirect(new URL(order.cancelUrl, request.url).pathname, 303)
  const lines = order.lines.map((line) => ({
    product: line.productId,
    variant: line.variantId,
    quantity: line.quantity,
    cents: line.unitPriceCents,
  }))
  const isHttps = services.config.PUBLIC_URL.startsWith('https:')
  const saved = await readCookieCart(request)
  const discount = { ...(saved.discount ?? noContent), email: order.buyerEmail }
  const cart = { ...keepLines(saved, { id: order.cartKey, lines }), discount }
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  headers.append('Set-Cookie', await writeCookieCart(cart, isHttps))
  headers.append('Set-Cookie', await writeUnpaidOrder(null, isHttps))
  const back = new URL(order.cancelUrl, request.url)
  back.searchParams.set('checkout', 'cancelled')
  throw redirect(`${back.pathname}${back.search}`, {
    status: 303,
    headers,
  })
}
