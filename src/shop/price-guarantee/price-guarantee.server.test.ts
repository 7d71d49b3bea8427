import { randomBytes } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { billOrder } from '#billing/invoices/bill-order.server.ts'
import { formatMoney } from '#platform/format.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { action as pricing } from '#shop/catalogue/public/pricing-page.tsx'
import { placeOrder } from '#shop/checkout/place-order.server.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { reconcileOrders } from '#shop/orders/close-orders.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { noDiscountInput } from '#shop/promotions/discount-input.ts'
import { listOrderDiscounts } from '#shop/promotions/order-discount-db.server.ts'
import { findCookieDiscounts } from '#shop/promotions/quote-discounts.server.ts'
import { anOrderInput, aPendingOrder, aShop } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import { guaranteePrice } from './guarantee-price.server.ts'
import { emailPriceGuarantee, openPriceGuarantee } from './open-price-guarantee.server.ts'
import { action as savedAction } from './price-guarantee-page.tsx'

const standard: [string, number][] = [['standard-2025', 1]]
const saved = (priceGuarantee: string) => ({ discount: { ...noDiscountInput, priceGuarantee } })

async function aGuaranteedPrice(world: World, ids = ['standard-2025']) {
  const { products } = await listProducts(world.db, { limit: 100 }, world.now())
  const all = products.flatMap(({ variants }) => variants)
  const variants = ids.flatMap((id) => all.filter((variant) => variant.id === id))
  const outcome = await guaranteePrice(world, { variants, ip: '203.0.113.7' })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.token
}

async function setPrice(world: World, variantId: string, cents: number) {
  const price = { priceInCents: cents, salePriceInCents: null }
  await world.db.updateTable('productVariants').set(price).where('id', '=', variantId).execute()
}

const tamperWith = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`

const savedPrice = shopTexts.priceGuarantee.line(new Date('2026-12-21T12:00:00Z'))

describe('a price guarantee', () => {
  test('applies after a price increase to order, provider, email and invoice', async () => {
    const world = await aShop()
    const token = await aGuaranteedPrice(world)
    await setPrice(world, 'standard-2025', 59_900)
    const { order, payment } = await aPendingOrder(world, standard, { ...saved(token), expectedTotalCents: 49_900 })
    expect(order.totalCents).toBe(49_900)
    const line = { title: savedPrice, amountCents: 10_000 }
    expect(world.payments.checkouts[0]?.discounts).toEqual([line])
    expect(await settlePayment(world, payment)).toMatchObject({ ok: true, state: 'paid' })
    expect(await listOrderDiscounts(world.db, order.id)).toMatchObject([{ ...line, state: 'used' }])
    expect(await world.db.selectFrom('firstOrderDiscounts').select('amountCents').execute()).toEqual([
      { amountCents: 4990 },
    ])
    await billOrder(world, order.id)
    const invoice = await world.db.selectFrom('invoices').select(['totalCents']).executeTakeFirstOrThrow()
    expect(invoice.totalCents).toBe(49_900)
    await runJobs(world)
    expect(world.mail.sent.map(({ text }) => text).join()).toContain(`${savedPrice}: ${formatMoney(-10_000)}`)
  })

  test('applies to one order; two concurrent orders use it once, and an unpaid one releases it', async () => {
    const world = await aShop()
    const token = await aGuaranteedPrice(world)
    await setPrice(world, 'standard-2025', 59_900)
    const discount = () => anOrderInput(standard, { ...saved(token), expectedTotalCents: 49_900 })
    const both = await Promise.all([placeOrder(world, discount()), placeOrder(world, discount())])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(both).toContainEqual({ ok: false, reason: 'discount-refused', error: 'price-lock-used' })
    expect(await openPriceGuarantee(world, token)).toMatchObject({ error: 'price-lock-used' })
    world.setNow('2026-11-21T09:31:00Z')
    for (const payment of world.payments.payments.values()) payment.state = 'expired'
    await reconcileOrders(world)
    expect(await openPriceGuarantee(world, token)).toMatchObject({ error: null })
    expect(await placeOrder(world, discount())).toMatchObject({ ok: true })
  })

  test('used by another order makes the discount of a late payment contested', async () => {
    const world = await aShop()
    const token = await aGuaranteedPrice(world)
    await setPrice(world, 'standard-2025', 59_900)
    const late = await aPendingOrder(world, standard, saved(token))
    await settlePayment(world, { ...late.payment, state: 'expired' })
    await aPendingOrder(world, standard, saved(token))
    expect(await settlePayment(world, late.payment)).toMatchObject({ ok: true, state: 'paid' })
    expect(await listOrderDiscounts(world.db, late.order.id)).toMatchObject([{ state: 'contested' }])
  })

  test('expires at its last instant, and is refused when tampered with', async () => {
    const world = await aShop()
    const token = await aGuaranteedPrice(world)
    await setPrice(world, 'standard-2025', 59_900)
    const place = (priceGuarantee: string) =>
      placeOrder(world, anOrderInput(standard, { ...saved(priceGuarantee), expectedTotalCents: 49_900 }))
    expect(await place(tamperWith(token))).toMatchObject({ error: 'price-lock-unknown' })
    expect(await place('nonsense')).toMatchObject({ error: 'price-lock-unknown' })
    expect(await openPriceGuarantee(world, tamperWith(token))).toBeNull()
    world.setNow('2026-12-21T09:00:00Z')
    expect(await place(token)).toMatchObject({ error: 'price-lock-over' })
    expect(await openPriceGuarantee(world, token)).toMatchObject({ error: 'price-lock-over' })
    expect(await aPendingOrder(world, standard, saved(token))).toMatchObject({ order: { totalCents: 59_900 } })
  })

  test('yields to a lower price, reports discontinued products, and survives a new secret key', async () => {
    const world = await aShop()
    const token = await aGuaranteedPrice(world, ['standard-2025'])
    await setPrice(world, 'standard-2025', 39_900)
    const later = { ...world, secretKey: randomBytes(32) }
    expect(await openPriceGuarantee(later, token)).toMatchObject({
      error: null,
      totalCents: 39_900,
      lines: [{ status: 'cheaper-today', todayCents: 39_900, unitPriceCents: 49_900 }],
    })
    const { order } = await aPendingOrder(world, standard, saved(token))
    expect(order.totalCents).toBe(39_900)
    expect(await listOrderDiscounts(world.db, order.id)).toEqual([])
    await world.db.updateTable('products').set({ status: 'archived' }).where('id', '=', 'standard').execute()
    expect(await openPriceGuarantee(world, token)).toMatchObject({ totalCents: 0, lines: [{ status: 'not-sold' }] })
  })

  test('cannot be combined with discounts; the better one applies', async () => {
    const world = await aShop()
    const token = await aGuaranteedPrice(world)
    const firstTime = { ...noDiscountInput, email: 'new@example.com', isFirstTime: true, priceGuarantee: token }
    await setPrice(world, 'standard-2025', 50_900)
    const tenth = await aPendingOrder(world, standard, { discount: firstTime })
    expect(tenth.order.totalCents).toBe(50_900 - 5090)
    await setPrice(world, 'standard-2025', 59_900)
    const own = await aPendingOrder(world, standard, { discount: { ...firstTime, email: 'other@example.com' } })
    expect(own.order.totalCents).toBe(49_900)
  })
})

test('equal to the current price is shown in the cart with no discount', async () => {
  const world = await aShop()
  const token = await aGuaranteedPrice(world)
  const { products } = await listProducts(world.db, { limit: 100 }, world.now())
  const cart = (productId: string) => {
    const items = products.flatMap((product) =>
      product.id === productId
        ? product.variants.slice(0, 1).map((variant) => ({ product, variant, quantity: 1, addedAt: '' }))
        : [],
    )
    const visit = { items: items as never, person: null, priceGuarantee: token, ip: '203.0.113.7' }
    return findCookieDiscounts(world, { discount: null } as never, visit)
  }
  expect((await cart('standard')).discounts).toEqual([{ title: savedPrice, amountCents: 0 }])
  expect((await cart('premium')).discounts).toEqual([])
  const { order } = await aPendingOrder(world, standard, saved(token))
  expect([order.totalCents, await listOrderDiscounts(world.db, order.id)]).toEqual([49_900, []])
  expect(world.payments.checkouts[0]?.discounts).toEqual([])
})

describe('the link of a price guarantee', () => {
  const argsOf = (world: World, path: string, form: Record<string, string>, params = {}) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, world)
    context.set(requestContext, { id: 'request', ip: '203.0.113.8', nonce: '' } as never)
    const request = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(form) })
    return { context, params, request, url: new URL(request.url) } as never
  }
  const thrownBy = (answer: Promise<unknown>) => answer.then(() => null).catch((thrown: unknown) => thrown)

  test('is created by the calculator, and fills the cart and sets the cookie', async () => {
    const world = await aShop()
    const choice = { package: 'standard', year: '2025', add: 'crypto', intent: 'keep' }
    const created = await thrownBy(pricing(argsOf(world, '/pricing', choice)))
    const path = created instanceof Response ? (created.headers.get('Location') ?? '') : ''
    expect(path).toMatch(/^\/pricing\/guarantee\/[\w.-]+$/)
    const token = path.replace('/pricing/guarantee/', '')
    expect((await openPriceGuarantee(world, token))?.totalCents).toBe(69_900)
    const put = await thrownBy(savedAction(argsOf(world, path, { intent: 'cart' }, { token })))
    const cookies = put instanceof Response ? put.headers.getSetCookie().join() : ''
    expect(cookies).toMatch(/cart=.+price-lock=/)
    expect(cookies).toContain('Max-Age=2592000')
  })

  test('is emailed once, with rate limits, and only to a valid address', async () => {
    const world = await aShop()
    const token = await aGuaranteedPrice(world)
    const mail = (email: string, ip = '203.0.113.9') => emailPriceGuarantee(world, { token, email, ip })
    expect(await mail('not an address')).toMatchObject({ reason: 'no-email' })
    expect(await mail('ana@example.com')).toEqual({ ok: true })
    expect(await mail('ANA@example.com')).toEqual({ ok: true })
    await runJobs(world)
    expect(world.mail.sent).toMatchObject([{ to: 'ana@example.com' }])
    expect(world.mail.sent[0]?.text).toContain(`/pricing/guarantee/${token}`)
    for (let times = 0; times < 3; times++) await mail('ana@example.com')
    expect(await mail('ana@example.com')).toMatchObject({ reason: 'too-many' })
    expect(
      await emailPriceGuarantee(world, { token: tamperWith(token), email: 'a@example.com', ip: '1' }),
    ).toMatchObject({
      reason: 'price-lock-unknown',
    })
  })

  test('can be created twenty times an hour per IP address', async () => {
    const world = await aShop()
    for (let created = 0; created < 20; created++) await aGuaranteedPrice(world)
    await expect(aGuaranteedPrice(world)).rejects.toThrow('too-many')
  })
})
