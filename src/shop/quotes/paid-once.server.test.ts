import { expect, test } from 'vitest'
import type { Payment } from '#platform/payments/payments.ts'
import { aShopWithAccount, asFirm, buyer } from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aQuote } from '#test/shop/quotes.ts'
import { runJobs, type World } from '#test/world.ts'
import { acceptQuote, type Paying } from './accept-quote.server.ts'

const card = { by: 'card', domicile: { country: 'CH', source: 'declared' } } as const
const invoice = { by: 'invoice', buyer } as const
const listStates = ({ db }: World) => db.selectFrom('orders').select(['state', 'provider']).orderBy('number').execute()
const [byCard, byTransfer] = ['sandbox', 'transfer'].map((provider) => (state: string) => ({ state, provider }))

async function aBegunOffer() {
  const world = await aShopWithAccount()
  const client = await aPerson(world)
  const { quoteId } = await asFirm(world, () => aQuote(world, { client }))
  const accept = (paying: Paying) =>
    asFirm(world, () => acceptQuote(world, { actor: actorOf(client), quoteId, paying }))
  expect(await accept(card)).toMatchObject({ ok: true, url: expect.any(String) })
  const become = (state: Payment['state']) => {
    for (const payment of world.payments.payments.values()) Object.assign(payment, { state, paymentId: 'pay-1' })
  }
  return { world, accept, become }
}

test('an invoice is refused while the state of the card payment is unknown, and once it is paid', async () => {
  const { world, accept, become } = await aBegunOffer()
  become('paid')
  const { findPayment } = world.payments
  world.payments.findPayment = () => Promise.reject(new Error('away'))
  expect(await accept(invoice)).toEqual({ ok: false, reason: 'payment-unsure' })
  expect(await accept(card)).toEqual({ ok: false, reason: 'provider-down' })
  expect(await listStates(world)).toEqual([byCard?.('pending')])
  world.payments.findPayment = findPayment
  expect(await accept(invoice)).toEqual({ ok: false, reason: 'ordered-before' })
  expect(await listStates(world)).toEqual([byCard?.('paid')])
})

test.each([
  ['processing', card],
  ['processing', invoice],
  ['paid', card],
  ['paid', invoice],
] as const)('an offer whose card payment is %s cannot be ordered again: %j', async (state, paying) => {
  const { world, accept, become } = await aBegunOffer()
  become(state)
  expect(await accept(paying)).toEqual({ ok: false, reason: 'ordered-before' })
  expect(await listStates(world)).toHaveLength(1)
})

test.each(['open', 'failed', 'expired', 'cancelled'] as const)(
  'an invoice replaces a card payment that is %s, which can no longer be paid',
  async (state) => {
    const { world, accept, become } = await aBegunOffer()
    become(state)
    expect(await accept(invoice)).toMatchObject({ ok: true, url: null })
    const [first, second] = await listStates(world)
    expect(first?.state).toMatch(/cancelled|expired/)
    expect(second).toEqual(byTransfer?.('awaiting_transfer'))
    await asFirm(world, () => runJobs(world))
    expect([...world.payments.payments.values()].map((payment) => payment.state)).not.toContain('open')
    expect(await accept(card)).toEqual({ ok: false, reason: 'ordered-before' })
  },
)

test('an invoice chosen while the card checkout opens cancels the checkout', async () => {
  const world = await aShopWithAccount()
  const client = await aPerson(world)
  const { quoteId } = await asFirm(world, () => aQuote(world, { client }))
  const accept = (paying: Paying) =>
    asFirm(world, () => acceptQuote(world, { actor: actorOf(client), quoteId, paying }))
  const { createCheckout } = world.payments
  world.payments.createCheckout = async (request) => {
    const checkout = await createCheckout(request)
    expect(await accept(invoice)).toMatchObject({ ok: true })
    return checkout
  }
  expect(await accept(card)).toEqual({ ok: false, reason: 'given-up' })
  expect(await listStates(world)).toEqual([byCard?.('cancelled'), byTransfer?.('awaiting_transfer')])
  await asFirm(world, () => runJobs(world))
  expect([...world.payments.payments.values()]).toMatchObject([{ state: 'cancelled' }])
})
