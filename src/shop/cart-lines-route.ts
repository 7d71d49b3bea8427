import { servicesOf } from '#web/request-context.server.ts'
import type { Route } from './+types/cart-lines-route'
import { openCookieCart, readCookieCart, writeCookieCart } from './cart-cookie.server.ts'

/** GET /cart/lines: hands the cart of the cookie over to the browser's own cart and empties the cookie. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, db, now } = servicesOf(context)
  const cart = await readCookieCart(request)
  const items = await openCookieCart(db, cart, now())
  const empty = await writeCookieCart({ ...cart, lines: [] }, config.PUBLIC_URL.startsWith('https:'))
  return Response.json({ items }, { headers: { 'Cache-Control': 'no-store', 'Set-Cookie': empty } })
}
