import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/cart-lines-route'
import { openCookieCart, writeCookieCart } from './cart-cookie.server.ts'
import { readSavedCart, writeUnpaidOrder } from './unpaid-cart.server.ts'

/** GET /cart/lines: returns the cookie cart, for the browser's cart to import, and empties the cookie. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { config, db, now } = services
  const isHttps = config.PUBLIC_URL.startsWith('https:')
  const { cart, isRestored } = await readSavedCart(services, request)
  const { items, changes } = await openCookieCart(db, cart, now())
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  headers.append('Set-Cookie', await writeCookieCart({ ...cart, lines: [] }, isHttps))
  if (isRestored) headers.append('Set-Cookie', await writeUnpaidOrder(null, isHttps))
  return Response.json({ id: cart.id, items, changes }, { headers })
}
