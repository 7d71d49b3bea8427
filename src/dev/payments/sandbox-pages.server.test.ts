import { describe, expect, test } from 'vitest'
import { buyer, newSandboxShop } from '#test/payments/sandbox-shop.ts'
import { newWorld } from '#test/world.ts'
import { sandboxPages } from './sandbox-pages.server.ts'

describe('payment page', () => {
  test('the page shows the order in francs and the known buyer, and says that it is a sandbox', async () => {
    const { make, get } = await newSandboxShop()
    const page = await get(await make({ buyerEmail: 'ana@example.com' }))
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('<h1>Pay CHF\u00a0617.00</h1>')
    expect(text).toContain('Second property<small>2 × CHF\u00a059.00</small>')
    expect(text).toContain('value="ana@example.com"')
    expect(text).toContain('Sandbox: no real money')
    expect(text.replace('<script src="/sandbox-pay/sandbox.js"></script>', '')).not.toMatch(
      /<script|<style| style=| on\w+=/,
    )
  })

  test('text of the shop is escaped', async () => {
    const { make, get } = await newSandboxShop()
    const title = '<img src=x onerror=alert(1)>"'
    const id = await make({ lines: [{ title, variantTitle: title, quantity: 1, unitPriceCents: 100 }] })
    const text = await (await get(id)).text()
    expect(text).not.toContain('<img')
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;')
  })

  test('the CSP allows the form to redirect to the shop and blocks other content', async () => {
    const { make, get } = await newSandboxShop()
    const page = await get(await make({ successUrl: 'https://shop.example/success' }))
    expect(page.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self' https://shop.example http://localhost:3000; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    const css = await get('sandbox.css')
    expect(css.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  })
})

describe('Pay', () => {
  test('Pay notifies the shop before redirecting to the success URL with the session id', async () => {
    const { payments, shop, make, post, waiting, runJobs } = await newSandboxShop()
    const id = await make()
    const answer = await post(id, buyer)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`http://localhost:3000/success?order=t0k3n&session_id=${id}`)
    expect(shop.received).toHaveLength(1)
    expect(shop.received[0]?.path).toBe('/api/webhooks/payments')
    const payment = await payments.findPayment(id)
    expect(payment).toMatchObject({
      state: 'paid',
      amountCents: 61_700,
      buyerEmail: 'ana@example.com',
      buyerName: 'Ana Keller',
    })
    expect(shop.read).toEqual([{ ok: true, event: { eventId: expect.any(String), type: 'payment.paid', payment } }])
    expect((await waiting()).map((job) => job.task)).toEqual(['sandbox-expire-checkout'])
    await runJobs()
    expect(shop.received).toHaveLength(1)
  })

  test('concurrent presses of Pay charge and notify once, and all redirect to the shop', async () => {
    const { shop, make, post, runJobs } = await newSandboxShop()
    const id = await make()
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(id, buyer)))
    expect(new Set(answers.map((answer) => answer.headers.get('Location'))).size).toBe(1)
    expect(answers.every((answer) => answer.status === 303)).toBe(true)
    await runJobs()
    expect(shop.received).toHaveLength(1)
  })

  test('duplicate events have the same id, and a wrong amount is charged and reported', async () => {
    const { payments, shop, make, post, runJobs } = await newSandboxShop()
    const id = await make()
    await post(id, { ...buyer, duplicates: '20', amount: "1'000.50" })
    expect(shop.received).toHaveLength(1)
    await runJobs()
    expect(shop.received).toHaveLength(21)
    expect(new Set(shop.received.map((sent) => sent.body)).size).toBe(1)
    expect(shop.read[0]).toMatchObject({ event: { payment: { amountCents: 100_050 } } })
    expect((await payments.findPayment(id))?.amountCents).toBe(100_050)
  })

  test.each([
    [{ timing: 'after' }, '2026-11-21T09:00:03Z'],
    [{ delay: '259200' }, '2026-11-24T09:00:00Z'],
    [{ delay: '60', timing: 'after' }, '2026-11-21T09:01:03Z'],
  ])('with %o the event is delayed until %s', async (options, expected) => {
    const { shop, make, post, waiting, runJobs } = await newSandboxShop()
    expect((await post(await make(), { ...buyer, ...options })).status).toBe(303)
    expect(shop.received).toEqual([])
    const jobs = await waiting()
    expect(jobs.find((job) => job.task === 'sandbox-deliver-event')?.runAt).toEqual(new Date(expected))
    await runJobs()
    expect(shop.read).toMatchObject([{ ok: true }])
  })

  test('an unavailable shop does not delay the buyer: the payment succeeds and the event is queued', async () => {
    const { shop, payments, make, post, waiting, runJobs } = await newSandboxShop()
    const id = await make()
    shop.answers.push(503)
    expect((await post(id, buyer)).status).toBe(303)
    expect((await payments.findPayment(id))?.state).toBe('paid')
    expect((await waiting())[0]?.runAt).toEqual(new Date('2026-11-21T09:00:15Z'))
    await runJobs()
    expect(shop.received).toHaveLength(2)
  })
})

describe('Decline and Cancel', () => {
  test('Decline stays on the page, notifies the shop, and another card can pay', async () => {
    const { payments, shop, make, get, post } = await newSandboxShop()
    const id = await make()
    const answer = await post(id, { ...buyer, email: 'ana@', action: 'decline' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/sandbox-pay/${id}`])
    const text = await (await get(id)).text()
    expect(text).toContain('Your card was declined.')
    expect(text).toContain('value="Ana Keller"')
    expect((await payments.findPayment(id))?.state).toBe('failed')
    await post(id, buyer)
    expect(shop.read).toMatchObject([
      { event: { payment: { state: 'failed', buyerEmail: null } } },
      { event: { payment: { state: 'paid' } } },
    ])
  })

  test('Cancel redirects to the shop without a charge or validation', async () => {
    const { payments, shop, make, post } = await newSandboxShop()
    const id = await make()
    const answer = await post(id, { action: 'cancel', email: 'x', delay: 'x' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, 'http://localhost:3000/cart?restore=t0k3n'])
    expect((await payments.findPayment(id))?.state).toBe('open')
    expect(shop.received).toEqual([])
  })
})

describe('refused requests', () => {
  test('errors appear at their fields, input is preserved, and nothing is charged', async () => {
    const { payments, make, post } = await newSandboxShop()
    const id = await make({ buyerEmail: 'ana@example.com' })
    const answer = await post(id, { action: 'pay', email: 'ana@exam"ple', name: '', delay: '999999' })
    const text = await answer.text()
    expect(answer.status).toBe(422)
    expect(text).toContain('3 fields need your attention.')
    expect(text).toContain('Enter a complete email address, for example ana@example.com.')
    expect(text).toContain('value="ana@exam&quot;ple"')
    expect(text).toContain('aria-describedby="email-fault"')
    expect(text).toContain('Enter the name on the card.')
    expect(text).toMatch(/<details open/)
    expect(text).toContain('value="999999"')
    expect((await payments.findPayment(id))?.state).toBe('open')
  })

  test('a checkout that cannot be paid shows the reason, the right status and a link back', async () => {
    const { world, payments, make, get, post } = await newSandboxShop()
    const seen = async (answer: Response) => {
      const text = await answer.text()
      return [answer.status, /<h1>(.*?)<\/h1>/.exec(text)?.[1], /class="button" href="(.*?)"/.exec(text)?.[1]]
    }
    expect(await seen(await get('sbx_unknown'))).toEqual([404, 'Payment not found', undefined])
    expect((await post('sbx_unknown', buyer)).status).toBe(404)
    const id = await make()
    await post(id, buyer)
    const paid = [
      200,
      'This order has already been paid',
      `http://localhost:3000/success?order=t0k3n&amp;session_id=${id}`,
    ]
    expect(await seen(await get(id))).toEqual(paid)
    expect(await seen(await post(id, { ...buyer, action: 'decline' }))).toEqual(paid)
    expect(await seen(await post(id, { ...buyer, action: 'cancel' }))).toEqual(paid)
    const paymentId = (await payments.findPayment(id))?.paymentId ?? ''
    await payments.refund({ paymentId, amountCents: 61_700, idempotencyKey: 'r1' })
    expect((await seen(await get(id)))[1]).toBe('This payment has been refunded')
    const late = await make({ idempotencyKey: 'order-1002' })
    world.setNow('2026-11-21T09:30:00Z')
    const expired = [410, 'This payment page has expired', 'http://localhost:3000/cart?restore=t0k3n']
    expect(await seen(await get(late))).toEqual(expired)
    expect(await seen(await post(late, buyer))).toEqual(expired)
    expect((await payments.findPayment(late))?.state).toBe('expired')
  })

  test('a form with an unknown button or that is too large is refused', async () => {
    const { make, post } = await newSandboxShop()
    const id = await make()
    const odd = await post(id, { ...buyer, action: 'steal' })
    expect(odd.status).toBe(400)
    expect(await odd.text()).toContain('Choose Pay, Decline or Cancel.')
    expect((await post(id, { ...buyer, name: 'x'.repeat(20_000) })).status).toBe(413)
  })

  test('the sandbox pages do not exist with Stripe', async () => {
    const world = await newWorld({
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    })
    expect((await sandboxPages(world).request('/sandbox-pay/sandbox.css')).status).toBe(404)
  })
})
