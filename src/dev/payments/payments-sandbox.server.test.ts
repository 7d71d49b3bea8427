import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { openPayments } from '#server/services.server.ts'
import { aCheckoutRequest } from '#test/payments/a-checkout-request.ts'
import { buyer, newSandboxShop } from '#test/payments/sandbox-shop.ts'
import { newWorld } from '#test/world.ts'
import { signBody } from './deliver-event.server.ts'

describe('checkouts', () => {
  test('production never selects the sandbox by default', async () => {
    const production = { MODE: 'production', SECRET_KEY: 'x'.repeat(32), PUBLIC_URL: 'https://shop.example' }
    const silent = readConfig(production)
    expect(silent.ok ? [] : silent.errors).toEqual([
      'STRIPE_SECRET_KEY: is required for PAYMENTS=stripe',
      'STRIPE_WEBHOOK_SECRET: is required for PAYMENTS=stripe',
    ])
    const world = await newWorld()
    const providerOf = (env: Record<string, string>) => {
      const outcome = readConfig({ ...production, ...env })
      return outcome.ok ? openPayments({ ...world, config: outcome.config }).provider : outcome.errors
    }
    expect(providerOf({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toBe('stripe')
    expect(providerOf({ PAYMENTS: 'sandbox' })).toContain('PAYMENTS: must not be sandbox in production mode')
    expect(openPayments(world).provider).toBe('sandbox')
  })

  test('a checkout has an unguessable URL, and concurrent requests with one key make one checkout', async () => {
    const { payments, shop } = await newSandboxShop()
    const created = await Promise.all(Array.from({ length: 8 }, () => payments.createCheckout(aCheckoutRequest())))
    expect(new Set(created.map((checkout) => checkout.checkoutId)).size).toBe(1)
    expect(created[0]?.url).toBe(`${shop.origin}/sandbox-pay/${created[0]?.checkoutId}`)
    expect(created[0]?.checkoutId).toMatch(/^sbx_[\w-]{32}$/)
  })

  test.each([
    [{ orderId: 'other' }, 'used for a different order'],
    [{ currency: 'eur' }, 'used for a different order'],
  ])('a request with a used key but different content is refused: %o', async (changes, message) => {
    const { payments, make } = await newSandboxShop()
    await make()
    await expect(payments.createCheckout(aCheckoutRequest(changes))).rejects.toThrow(message)
  })

  test.each([
    [{ lines: [] }, 'Nothing to pay'],
    [{ cancelUrl: 'javascript:alert(1)' }, 'Not a valid return address'],
  ])('an invalid checkout is refused: %o', async (changes, message) => {
    const { make } = await newSandboxShop()
    await expect(make(changes)).rejects.toThrow(message)
  })

  test('an open checkout expires after its time, and the shop is notified', async () => {
    const { world, payments, shop, make, runJobs } = await newSandboxShop()
    const id = await make({ buyerEmail: 'ana@example.com' })
    expect(await payments.findPayment(id)).toEqual({
      checkoutId: id,
      paymentId: null,
      orderId: '0b9c2a57-6f0e-4a6e-9d6b-6f8f0c1f7a11',
      storeId: 'main',
      state: 'open',
      amountCents: 61_700,
      refundedCents: 0,
      currency: 'chf',
      buyerEmail: 'ana@example.com',
      buyerName: null,
    })
    await runJobs()
    expect(shop.received).toEqual([])
    const later = await make({ idempotencyKey: 'order-1002' })
    world.setNow('2026-11-21T09:30:00Z')
    expect((await payments.findPayment(later))?.state).toBe('expired')
    await runJobs()
    await runJobs()
    expect(shop.read).toMatchObject([{ ok: true, event: { type: 'payment.expired', payment: { checkoutId: later } } }])
    expect(await payments.findPayment('sbx_unknown')).toBeNull()
  })

  test('a cancelled checkout cannot be paid and the shop is notified; a paid one stays paid', async () => {
    const { payments, shop, make, post, runJobs } = await newSandboxShop()
    const left = await make()
    await payments.cancelCheckout(left)
    await payments.cancelCheckout(left)
    expect((await post(left, buyer)).status).toBe(410)
    await runJobs()
    expect(shop.read).toMatchObject([{ event: { payment: { checkoutId: left, state: 'cancelled' } } }])
    const paid = await make({ idempotencyKey: 'order-1002' })
    await post(paid, buyer)
    await payments.cancelCheckout(paid)
    expect((await payments.findPayment(paid))?.state).toBe('paid')
    await expect(payments.cancelCheckout('sbx_unknown')).rejects.toThrow('has no checkout')
  })
})

describe('refunds and events', () => {
  test('a refund runs once per key, never exceeds the payment, and marks a full refund', async () => {
    const { payments, shop, make, post, runJobs } = await newSandboxShop()
    const id = await make()
    await post(id, buyer)
    const paymentId = (await payments.findPayment(id))?.paymentId ?? ''
    const part = { paymentId, amountCents: 1_700, idempotencyKey: 'r1' }
    await Promise.all(Array.from({ length: 5 }, () => payments.refund(part)))
    await expect(payments.refund({ ...part, amountCents: 1_800 })).rejects.toThrow('used for a different amount')
    await expect(payments.refund({ ...part, amountCents: 60_001, idempotencyKey: 'r2' })).rejects.toThrow(
      'Only 60000 cents',
    )
    expect((await payments.findPayment(id))?.state).toBe('paid')
    await payments.refund({ paymentId, amountCents: 60_000, idempotencyKey: 'r3' })
    await payments.refund({ paymentId, amountCents: 60_000, idempotencyKey: 'r3' })
    await runJobs()
    const notified = shop.read.map(
      (read) => read.ok && 'payment' in read.event && [read.event.type, read.event.payment.refundedCents],
    )
    expect(notified).toEqual([
      ['payment.paid', 0],
      ['payment.paid', 1_700],
      ['payment.refunded', 61_700],
    ])
    await expect(payments.refund({ ...part, paymentId: 'sbx_pay_unknown' })).rejects.toThrow('has no payment')
  })

  test('a failed webhook is delivered again with the same id and body and a new signature', async () => {
    const { world, shop, make, post, waiting, runJobs } = await newSandboxShop()
    const id = await make()
    shop.answers.push(500, 404, 302)
    await post(id, buyer)
    world.setNow('2026-11-21T09:10:00Z')
    await runJobs()
    await runJobs()
    expect((await waiting())[0]).toMatchObject({ task: 'sandbox-deliver-event', error: expect.stringContaining('302') })
    await runJobs()
    await runJobs()
    expect(shop.received).toHaveLength(4)
    expect(new Set(shop.received.map((sent) => sent.body)).size).toBe(1)
    expect(new Set(shop.received.map((sent) => sent.headers.get('sandbox-signature'))).size).toBe(2)
    expect(shop.read.every((read) => read.ok)).toBe(true)
  })

  test('an event is accepted only with a valid signature and valid content', async () => {
    const { world, payments } = await newSandboxShop()
    const read = (body: string, key = world.secretKey, at = world.now()) =>
      payments.readEvent(body, new Headers({ 'Sandbox-Signature': signBody(key, body, at) }))
    const paid = JSON.stringify({ id: 'e1', type: 'payment.paid', payment: { state: 'paid' } })
    expect(await payments.readEvent(paid, new Headers())).toEqual({ ok: false, reason: 'bad-signature' })
    expect(await read(paid, new SecretKey(Buffer.alloc(32)))).toEqual({ ok: false, reason: 'bad-signature' })
    expect(await read(paid, world.secretKey, new Date('2026-11-21T08:00:00Z'))).toEqual({ ok: false, reason: 'stale' })
    expect(await read(paid)).toEqual({ ok: false, reason: 'malformed' })
    expect(await read('no json')).toEqual({ ok: false, reason: 'malformed' })
    expect(await read('{"id":"e1","type":"payout.made"}')).toEqual({ ok: false, reason: 'irrelevant' })
  })
})
