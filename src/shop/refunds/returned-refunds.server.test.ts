import { expect, test, vi } from 'vitest'
import { markPayoutPaid, notePayoutReturned } from '#billing/payouts/change-payout.server.ts'
import { openStripePayments } from '#platform/payments/payments-stripe.server.ts'
import { placeOrder } from '#shop/checkout/place-order.server.ts'
import { nameOwnPayee } from '#shop/payouts/name-own-payee.server.ts'
import { actorOf, aPerson, listEmails } from '#test/cases.ts'
import { type StandInEvent, startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { anOrderInput, aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { runJobs } from '#test/world.ts'
import { listRefunds } from './refund-db.server.ts'
import { requestRefund } from './request-refund.server.ts'

vi.setConfig({ testTimeout: 90_000 })

const payee = { name: 'Ana Keller', iban: 'CH9300762011623852957', bic: null }

async function aSale() {
  const now = () => new Date('2026-11-21T09:00:00Z')
  const stripe = await startStripeStandIn({ now })
  const fake = await aShop(stripe.env)
  const world = Object.assign(fake, { payments: { ...fake.payments, ...openStripePayments(fake) } })
  const site = await openSite(world)
  const client = await aPerson(world, { email: 'ana@example.com' })
  const placed = await placeOrder(world, { ...anOrderInput([['standard-2025', 1]]), person: client })
  if (!placed.ok) throw new Error(placed.reason)
  const { orderId } = placed
  const order = () => world.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const session = stripe.pay((await order()).providerCheckoutId ?? '', { email: 'ana@example.com', name: 'Ana Keller' })
  const owner = actorOf(await aPerson(world, { role: 'owner' }))
  const post = async (event: StandInEvent, times = 1) => {
    const { body } = event
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': stripe.sign(body) }
    const ask = () => site.ask('/api/webhooks/payments', { method: 'POST', headers, body })
    for (const reply of await Promise.all(Array.from({ length: times }, ask))) expect(reply.status).toBe(200)
  }
  await post(stripe.event('checkout.session.completed', session))
  await runJobs(world)
  const payouts = () =>
    world.db.selectFrom('payouts').select(['id', 'amountCents', 'state', 'refundId']).orderBy('number').execute()
  return {
    ...{ world, stripe, client, owner, orderId, order, post, payouts },
    refundPayment: async (amountCents: number) => {
      const seenCents = (await order()).refundedCents
      const requested = {
        orderId,
        actor: owner,
        seenCents,
        amountCents,
        reason: 'goodwill',
        words: 'A late answer',
      } as const
      expect(await requestRefund(world, requested)).toEqual({ ok: true, waits: false })
      await runJobs(world)
      return stripe.refunds[0]?.id ?? expect.fail('no refund')
    },
    fails: (refundId: string, times = 1) => post(stripe.event('refund.failed', stripe.failRefund(refundId)), times),
    emails: async (beginning: string) =>
      (await listEmails(world)).filter(({ eventKey }) => eventKey.startsWith(beginning)),
  }
}

test('a refund that fails later is paid by transfer, once, to the account the client names', async () => {
  const sale = await aSale()
  const { world, orderId, client, owner } = sale
  const refundId = await sale.refundPayment(5_000)
  const notified = sale.stripe.event('charge.refunded', { ...[...sale.stripe.charges.values()][0] })
  await sale.fails(refundId, 20)
  await sale.post({ ...notified, id: 'evt_later' })
  await sale.post(sale.stripe.event('charge.refund.updated', { ...sale.stripe.refunds[0] }))
  await runJobs(world)
  expect(await sale.payouts()).toMatchObject([{ amountCents: 5_000, state: 'no_account', refundId: null }])
  expect(await sale.order()).toMatchObject({ state: 'paid', refundedCents: 5_000 })
  const [asking, ...others] = await sale.emails('account-wanted-')
  expect(others).toEqual([])
  expect(asking?.textBody).toContain('your bank did not accept it')
  expect(await nameOwnPayee(world, { actor: actorOf(client), orderId, payee })).toEqual({ ok: true })
  const pay = async () => {
    const payoutId = (await sale.payouts()).at(-1)?.id ?? ''
    expect(await markPayoutPaid(world, { actor: owner, payoutId, day: '2026-11-21' })).toEqual({ ok: true })
    return payoutId
  }
  const payoutId = await pay()
  expect(await sale.order()).toMatchObject({ state: 'paid', refundedCents: 5_000 })
  expect(await notePayoutReturned(world, { actor: owner, payoutId })).toEqual({ ok: true })
  await pay()
  expect(await sale.payouts()).toMatchObject([{ state: 'returned' }, { state: 'paid', amountCents: 5_000 }])
  expect(await listRefunds(world.db, orderId)).toMatchObject([{ state: 'paid', amountCents: 5_000 }])
})

test('later refunds count a failed refund as refunded, and only the rest goes to the card', async () => {
  const sale = await aSale()
  await sale.fails(await sale.refundPayment(5_000))
  await sale.refundPayment(10_000)
  expect(await sale.order()).toMatchObject({ state: 'paid', refundedCents: 15_000 })
  await sale.refundPayment(34_900)
  expect(sale.stripe.refunds.map(({ amount, status }) => [amount, status])).toEqual([
    [34_900, 'succeeded'],
    [10_000, 'succeeded'],
    [5_000, 'failed'],
  ])
  expect(await sale.order()).toMatchObject({ state: 'refunded', refundedCents: 49_900 })
  expect(await sale.payouts()).toMatchObject([{ amountCents: 5_000 }])
})

test('a refund that fails immediately is closed and paid by transfer', async () => {
  const sale = await aSale()
  const { refund } = sale.world.payments
  sale.world.payments.refund = async (request) => {
    await refund(request)
    sale.stripe.failRefund(sale.stripe.refunds[0]?.id ?? '')
    return refund(request)
  }
  sale.stripe.forgetKeys()
  await sale.refundPayment(49_900)
  await sale.post(sale.stripe.event('refund.failed', { ...sale.stripe.refunds[0] }), 3)
  expect(await sale.payouts()).toMatchObject([{ amountCents: 49_900, state: 'no_account' }])
  expect(await sale.order()).toMatchObject({ state: 'refunded', refundedCents: 49_900 })
  expect(await listRefunds(sale.world.db, sale.orderId)).toMatchObject([{ state: 'paid' }])
})

test('a failed refund of an unknown payment is ignored', async () => {
  const sale = await aSale()
  const refund = { id: 're_x', object: 'refund', amount: 5, status: 'failed', payment_intent: 'pi_x' }
  await sale.post(sale.stripe.event('refund.failed', refund))
  expect(await sale.payouts()).toEqual([])
})

test('a refund made at the provider and known only from its failure is not paid twice', async () => {
  const sale = await aSale()
  const { world, orderId, owner } = sale
  const paymentId = (await sale.order()).providerPaymentId ?? ''
  await world.payments.refund({ paymentId, amountCents: 5_000, idempotencyKey: 'by-hand' })
  expect(await sale.order()).toMatchObject({ refundedCents: 0 })
  await sale.fails(sale.stripe.refunds[0]?.id ?? '', 3)
  expect(await sale.order()).toMatchObject({ state: 'paid', refundedCents: 5_000 })
  expect(await sale.payouts()).toMatchObject([{ amountCents: 5_000, state: 'no_account' }])
  const requested = { orderId, actor: owner, seenCents: 5_000, reason: 'goodwill', words: 'All of it' } as const
  expect(await requestRefund(world, { ...requested, amountCents: 49_900 })).toMatchObject({
    reason: 'too-much',
    leftCents: 44_900,
  })
  expect(await requestRefund(world, { ...requested, amountCents: 44_900 })).toEqual({ ok: true, waits: false })
})
