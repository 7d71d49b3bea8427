import { expect, test, vi } from 'vitest'
import { openStripePayments } from '#platform/payments/payments-stripe.server.ts'
import { placeOrder } from '#shop/checkout/place-order.server.ts'
import { listEmails } from '#test/cases.ts'
import { type StandInEvent, startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { anOrderInput, aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { runJobs } from '#test/world.ts'

// The long timeout is for the first test, which loads every public page.
vi.setConfig({ testTimeout: 90_000 })

const ANA = { email: 'ana@example.com', name: 'Ana Keller' }

async function aSale({ secretKey = 'sk_test_stand_in' } = {}) {
  const now = () => new Date('2026-11-21T09:00:00Z')
  const stripe = await startStripeStandIn({ now, secretKey })
  const fake = await aShop(stripe.env)
  const payments = openStripePayments(fake)
  const world = Object.assign(fake, { payments: { ...fake.payments, ...payments } })
  const site = await openSite(world)
  const placed = await placeOrder(world, anOrderInput([['standard-2025', 1]]))
  if (!placed.ok) throw new Error(placed.reason)
  const order = () =>
    world.db.selectFrom('orders').selectAll().where('id', '=', placed.orderId).executeTakeFirstOrThrow()
  const checkoutId = (await order()).providerCheckoutId ?? ''
  const opened = stripe.event('checkout.session.completed', { ...stripe.sessions.get(checkoutId) })
  const session = stripe.pay(checkoutId, ANA)
  const paymentId = session.payment_intent ?? ''
  const charge = () => [...stripe.charges.values()][0] ?? expect.fail('no charge')
  let refunds = 0
  return {
    world,
    stripe,
    site,
    order,
    opened,
    paid: stripe.event('checkout.session.completed', session),
    refund: async (amountCents: number) => {
      await payments.refund({ paymentId, amountCents, idempotencyKey: `by-hand-${refunds++}` })
      return stripe.event('charge.refunded', charge())
    },
    post: (event: StandInEvent, times = 1) =>
      Promise.all(
        Array.from({ length: times }, () =>
          site.ask('/api/webhooks/payments', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'Stripe-Signature': stripe.sign(event.body) },
            body: event.body,
          }),
        ),
      ),
    cases: () => world.db.selectFrom('cases').select('id').execute(),
    emails: async () => (await listEmails(world)).map(({ eventKey }) => eventKey.replace(placed.orderId, 'ID')),
  }
}

test.each([1, 20])(
  'a refund event before the payment event, %i times each, refunds the order without a case',
  async (times) => {
    const sale = await aSale()
    const refunded = await sale.refund(49_900)
    for (const reply of await sale.post(refunded, times)) expect(reply.status).toBe(200)
    for (const reply of await sale.post(sale.paid, times)) expect(reply.status).toBe(200)
    await runJobs(sale.world)
    expect(await sale.order()).toMatchObject({ state: 'refunded', refundedCents: 49_900, buyerEmail: ANA.email })
    expect(await sale.cases()).toEqual([])
    expect(await sale.emails()).toEqual(['order-refunded-ID'])
  },
)

test('concurrent payment and refund events in any order end in a refunded order', async () => {
  const sale = await aSale()
  const refunded = await sale.refund(49_900)
  await Promise.all(Array.from({ length: 20 }, (_, n) => sale.post(n % 2 ? sale.paid : refunded, 2)))
  await runJobs(sale.world)
  expect(await sale.order()).toMatchObject({ state: 'refunded', refundedCents: 49_900 })
  expect((await sale.emails()).filter((key) => key === 'order-refunded-ID')).toHaveLength(1)
  expect(await sale.cases()).toEqual([])
})

test('partial refunds add up whatever the order of events; the last makes the order refunded', async () => {
  const sale = await aSale()
  const [first, second] = [await sale.refund(10_000), await sale.refund(5_000)]
  await sale.post(second, 20)
  expect(await sale.order()).toMatchObject({
    state: 'paid',
    refundedCents: 15_000,
    providerPaymentId: expect.any(String),
  })
  await sale.post(first, 20)
  await sale.post(sale.paid, 20)
  expect(await sale.order()).toMatchObject({ state: 'paid', refundedCents: 15_000 })
  await sale.post(await sale.refund(34_900), 20)
  expect(await sale.order()).toMatchObject({ state: 'refunded', refundedCents: 49_900 })
  expect(await sale.emails()).toEqual(expect.arrayContaining(['order-refunded-ID-15000', 'order-refunded-ID']))
  expect(await sale.emails()).toHaveLength(2)
})

test('a late event about the open checkout changes nothing', async () => {
  const sale = await aSale()
  await sale.post(sale.paid)
  await sale.post(sale.opened, 20)
  expect((await sale.order()).state).toBe('paid')
})

test('a test-mode event is rejected when the key is live', async () => {
  const sale = await aSale({ secretKey: 'sk_live_stand_in' })
  const [reply] = await sale.post(sale.paid)
  expect([reply?.status, await reply?.json()]).toEqual([400, { result: 'wrong-mode' }])
  expect((await sale.order()).state).toBe('pending')
  const live = { ...sale.paid, body: sale.paid.body.replace('"livemode": false', '"livemode": true') }
  expect((await sale.post(live)).map(({ status }) => status)).toEqual([200])
  expect((await sale.order()).state).toBe('paid')
})
