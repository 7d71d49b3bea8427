import { expect, test } from 'vitest'
import type { Payment } from '#platform/payments/payments.ts'
import { aShopWithAccount, orderByInvoice } from '#test/billing/billing.ts'
import { anOrderInput } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import { placeOrder } from './place-order.server.ts'

const listStates = async ({ db }: World) =>
  (await db.selectFrom('orders').select('state').orderBy('number').execute()).map(({ state }) => state)

async function aBegunCart() {
  const world = await aShopWithAccount()
  const discount = anOrderInput([['standard-2025', 1]])
  expect(await placeOrder(world, discount)).toMatchObject({ ok: true })
  const become = (state: Payment['state']) => {
    for (const payment of world.payments.payments.values()) Object.assign(payment, { state, paymentId: 'pay-1' })
  }
  return { world, discount, become, byInvoice: () => orderByInvoice(world, discount) }
}

test.each([
  ['is there, and its event got lost', 'paid', 'paid'],
  ['is on its way', 'processing', 'pending'],
] as const)('a cart whose card payment %s cannot be ordered by invoice', async (_, state, after) => {
  const { world, become, byInvoice } = await aBegunCart()
  become(state)
  expect(await byInvoice()).toEqual({ ok: false, reason: 'paid-before' })
  expect(await listStates(world)).toEqual([after])
})

test('an invoice is refused while the card payment is unknown, then closes the card checkout', async () => {
  const { world, byInvoice } = await aBegunCart()
  const { findPayment } = world.payments
  world.payments.findPayment = () => Promise.reject(new Error('away'))
  expect(await byInvoice()).toEqual({ ok: false, reason: 'payment-unsure' })
  expect(await listStates(world)).toEqual(['pending'])
  world.payments.findPayment = findPayment
  expect(await byInvoice()).toMatchObject({ ok: true })
  expect(await listStates(world)).toEqual(['cancelled', 'awaiting_transfer'])
  await runJobs(world)
  expect([...world.payments.payments.values()]).toMatchObject([{ state: 'cancelled' }])
})

test('an order cancelled while its checkout opens leaves no open checkout', async () => {
  const world = await aShopWithAccount()
  const discount = anOrderInput([['basic-2025', 1]])
  const { createCheckout } = world.payments
  world.payments.createCheckout = async (request) => {
    world.payments.createCheckout = createCheckout
    const checkout = await createCheckout(request)
    expect(await placeOrder(world, { ...discount, items: [{ variantId: 'basic-2025', quantity: 2 }] })).toMatchObject({
      ok: true,
    })
    return checkout
  }
  expect(await placeOrder(world, discount)).toEqual({ ok: false, reason: 'given-up' })
  await runJobs(world)
  const payments = [...world.payments.payments.values()].map(({ state, amountCents }) => [state, amountCents])
  expect(payments).toEqual([
    ['cancelled', 29_900],
    ['open', 59_800],
  ])
})
