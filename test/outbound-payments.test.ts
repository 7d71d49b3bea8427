import { expect, test } from 'vitest'
import { openStripePayments } from '#platform/payments/payments-stripe.server.ts'
import { placeOrder } from '#shop/checkout/place-order.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { anOrderInput, aShop } from '#test/shop.ts'
import { buildWith, openSite, type Site } from '#test/web-app.ts'
import type { World } from '#test/world.ts'
import { aPerson, aVisitor, cookieHeader } from './accounts/people.ts'
import { aQuote } from './shop/quotes.ts'

const build = await buildWith(['shop/orders/client/order-page.tsx', 'shop/quotes/client/offer-page.tsx'])
const plainly = { text: (html: string) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ') }
const inTime = expect.toSatisfy((seconds: number) => seconds < 10, 'less than ten seconds')
const buyer = { email: 'ana@example.com', name: 'Ana Keller' }

async function aShopWithStripe(timeouts: { timeoutMs?: number } = { timeoutMs: 500 }) {
  const shop = await aShop()
  const stripe = await startStripeStandIn({ now: shop.now })
  const way = await startBlackHole(stripe.url)
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripe.env
  const config = { ...shop.config, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE: way.url }
  const world = { ...shop, payments: openStripePayments({ config, now: shop.now }, timeouts) } as unknown as World
  const client = await aPerson(world, { role: 'client', username: null })
  const { headers } = await aVisitor(world, client)
  const site = await openSite(world, {}, build)
  const press = (path: string, intent: string, more: Record<string, string> = {}) =>
    pressed(site, path, { intent, ...more }, cookieHeader(headers))
  return { world, stripe, way, client, press }
}

async function pressed(site: Site, path: string, form: Record<string, string>, Cookie: string) {
  const begin = performance.now()
  const headers = { Cookie, Accept: 'text/html' }
  const answer = await site.ask(path, { method: 'POST', headers, body: new URLSearchParams(form) })
  const words = plainly.text(await answer.text())
  const seconds = (performance.now() - begin) / 1_000
  return { status: answer.status, location: answer.headers.get('Location') ?? '', words, seconds }
}

type Unavailable = (
  way: Awaited<ReturnType<typeof startBlackHole>>,
  stripe: { breakNext: (...f: 'hang'[]) => void },
) => unknown
const manners: [string, Unavailable][] = [
  ['refused', (way) => way.refuse()],
  ['swallowed', (way) => way.swallow()],
  ['hanging', (_, stripe) => stripe.breakNext('hang', 'hang')],
]

const listOrders = (world: World) => world.db.selectFrom('orders').select(['id', 'state', 'checkoutUrl']).execute()

test.each(manners)(
  'with payments %s, an offer is accepted with a clear message and paid once afterwards',
  async (manner, leave) => {
    // Use the real timeout if requests are `swallowed` (never answered), else a shorter one to save time.
    const timeouts = manner === 'swallowed' ? {} : undefined
    const { world, stripe, way, client, press } = await aShopWithStripe(timeouts)
    const { quoteId } = await aQuote(world, { client })
    const offer = `/client-portal/offers/${quoteId}`
    await leave(way, stripe)
    const accept = () => press(offer, 'card', { domicile: 'CH' })
    const refused = await accept()
    expect(refused).toMatchObject({ status: 502, seconds: inTime })
    expect(refused.words).toContain(
      'We have recorded that you accept the quote, but the payment page is not responding.',
    )
    expect(await listOrders(world)).toMatchObject([{ state: 'pending', checkoutUrl: null }])
    await way.clear()
    const tabs = await Promise.all([accept(), accept()])
    expect(tabs).toMatchObject([1, 2].map(() => ({ status: 303, location: expect.stringContaining('/c/pay/') })))
    expect([...new Set(tabs.map(({ location }) => location))]).toHaveLength(1)
    expect(stripe.sessions.size).toBe(1)
    expect(await listOrders(world)).toHaveLength(1)
  },
  60_000,
)

test.each(manners)(
  'with payments %s, an open order stays open with a clear message and is paid once afterwards',
  async (_, leave) => {
    const { world, stripe, way, client, press } = await aShopWithStripe()
    const placed = await placeOrder(world, anOrderInput([['standard-2025', 1]], { person: client }))
    if (!placed.ok) throw new Error(placed.reason)
    const order = `/client-portal/orders/${placed.orderId}`
    await leave(way, stripe)
    const refused = await press(order, 'pay')
    expect(refused).toMatchObject({ status: 502, seconds: inTime })
    expect(refused.words).toMatch(/payment service is not responding.*Nothing was charged.*try again in a few minutes/)
    expect(await listOrders(world)).toMatchObject([{ state: 'pending' }])
    await way.clear()
    const tabs = await Promise.all([press(order, 'pay'), press(order, 'pay')])
    expect(tabs).toMatchObject([1, 2].map(() => ({ status: 303, location: placed.url })))
    expect(stripe.sessions.size).toBe(1)
    // The order was paid in another browser tab, but the webhook was lost.
    stripe.pay([...stripe.sessions.keys()][0] ?? '', buyer)
    expect(await press(order, 'pay')).toMatchObject({ status: 303, location: order })
    expect(await listOrders(world)).toMatchObject([{ id: placed.orderId, state: 'paid' }])
  },
  60_000,
)

test('an order interrupted before its checkout stays unpaid and returns the client to the cart', async () => {
  const { world, stripe, client, press } = await aShopWithStripe()
  const input = anOrderInput([['standard-2025', 1]], { person: client })
  const dying = { ...world.payments, createCheckout: () => new Promise<never>(() => undefined) }
  void placeOrder({ ...world, payments: dying }, input)
  await expect.poll(() => listOrders(world)).toMatchObject([{ state: 'pending', checkoutUrl: null }])
  const [order] = await listOrders(world)
  const again = await press(`/client-portal/orders/${order?.id}`, 'pay')
  expect(again).toMatchObject({ status: 303, location: expect.stringMatching(/^\/checkout\/cancelled\//) })
  expect(stripe.sessions.size).toBe(0)
})

test('a payment in progress cannot be paid again', async () => {
  const { world, stripe, client, press } = await aShopWithStripe()
  const placed = await placeOrder(world, anOrderInput([['standard-2025', 1]], { person: client }))
  if (!placed.ok) throw new Error(placed.reason)
  stripe.pay([...stripe.sessions.keys()][0] ?? '', buyer, { isLater: true })
  const pressed = await press(`/client-portal/orders/${placed.orderId}`, 'pay')
  expect(pressed).toMatchObject({ status: 409, words: expect.stringContaining('Your payment is being processed') })
})
