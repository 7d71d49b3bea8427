import { describe, expect, test } from 'vitest'
import { openStripePayments } from '#platform/payments/payments-stripe.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { type StandInEvent, startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'
import { refundTestPayment } from './receive-test-payment.server.ts'
import { startTestPayment } from './start-test-payment.server.ts'
import { type TestPayment, testPayment, testPaymentStage } from './test-payment.ts'

const buyer = { email: 'olga@firm.example', name: 'Olga Owner' }
const at = '2026-11-21T09:00:02.000Z'

describe('stage', () => {
  test.each<[string, Partial<TestPayment> | null, string]>([
    ['nothing was started', null, 'none'],
    ['no event arrived', {}, 'started'],
    ['the event arrived', { receivedAt: at }, 'not-refunded'],
    ['it was refunded without an event', { refundedAt: at }, 'no-event'],
    ['it was refunded after the event', { receivedAt: at, refundedAt: at }, 'done'],
  ])('when %s', (_, changes, stage) => {
    const started = { checkoutId: 'cs_1', startedAt: at, receivedAt: null, delaySeconds: null, refundedAt: null }
    expect(testPaymentStage(changes && { ...started, ...changes })).toBe(stage)
  })
})

async function anOffice() {
  const stripe = await startStripeStandIn({ now: () => new Date('2026-11-21T09:00:00Z') })
  const fake = await newWorld(stripe.env)
  const world = Object.assign(fake, { payments: { ...fake.payments, ...openStripePayments(fake) } })
  const site = await openSite(world)
  const actor = actorOf(await aPerson(world, { role: 'owner' }))
  const start = async () => {
    await startTestPayment(world, { actor, title: 'Test payment', returnUrl: 'http://localhost:3000/back' })
    return (await readSetting(world, testPayment))?.checkoutId ?? ''
  }
  const post = async ({ body }: StandInEvent) => {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': stripe.sign(body) }
    const reply = await site.ask('/api/webhooks/payments', { method: 'POST', headers, body })
    return { status: reply.status, result: (await reply.json()).result }
  }
  const paid = (checkoutId: string) => stripe.event('checkout.session.completed', stripe.pay(checkoutId, buyer))
  return { world, stripe, start, post, paid, saved: () => readSetting(world, testPayment) }
}

describe('test payment', () => {
  test('its event is timed and refunds it once; it makes no order', async () => {
    const { world, stripe, start, post, paid, saved } = await anOffice()
    const event = paid(await start())
    world.setNow(at)
    expect(await post(event)).toEqual({ status: 200, result: 'test payment' })
    expect(await saved()).toMatchObject({ receivedAt: at, delaySeconds: 2, refundedAt: at })
    expect(stripe.refunds).toMatchObject([{ amount: 100 }])
    await post(event)
    expect((await post(stripe.event('charge.refunded', [...stripe.charges.values()][0] ?? {}))).status).toBe(200)
    expect(stripe.refunds).toHaveLength(1)
    expect(await world.db.selectFrom('orders').select('id').execute()).toEqual([])
  })

  test('if the refund fails, the event is refused, so that the provider sends it again', async () => {
    const { stripe, start, post, paid, saved } = await anOffice()
    const event = paid(await start())
    stripe.breakNext('server-error', 'server-error')
    expect((await post(event).catch(() => ({ status: 500 }))).status).toBe(500)
    expect(await saved()).toMatchObject({ receivedAt: expect.any(String), refundedAt: null })
    expect((await post(event)).status).toBe(200)
    expect(await saved()).toMatchObject({ refundedAt: expect.any(String) })
  })

  test('without an event it is refunded by hand, but only once it is paid', async () => {
    const { world, stripe, start, paid, saved } = await anOffice()
    const checkoutId = await start()
    expect(await refundTestPayment(world)).toBe(false)
    paid(checkoutId)
    expect(await refundTestPayment(world)).toBe(true)
    expect(stripe.refunds).toHaveLength(1)
    expect(await saved()).toMatchObject({ receivedAt: null, refundedAt: expect.any(String) })
  })

  test('an earlier test payment is refunded too, but does not count for the latest one', async () => {
    const { stripe, start, post, paid, saved } = await anOffice()
    const earlier = await start()
    await start()
    expect((await post(paid(earlier))).status).toBe(200)
    expect(stripe.refunds).toHaveLength(1)
    expect(await saved()).toMatchObject({ receivedAt: null, refundedAt: null })
  })
})
