import { describe, expect, test } from 'vitest'
import { placeOrder } from '#shop/checkout/place-order.server.ts'
import type { PlaceOrder } from '#shop/checkout/reserve-order.server.ts'
import { reconcileOrders } from '#shop/orders/close-orders.server.ts'
import { acceptDiscounts } from '#shop/orders/review-order.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { anOrderInput, aPendingOrder, aShop } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import { noDiscountInput } from './discount-input.ts'
import { endPromotion, makePromotion } from './make-promotion.server.ts'
import { listOrderDiscounts } from './order-discount-db.server.ts'
import type { Entered } from './promotion-form.ts'
import { quoteDiscounts } from './quote-discounts.server.ts'

const standard: [string, number][] = [['standard-2025', 1]]
const firstTime = (email: string): Pick<PlaceOrder, 'discount'> => ({
  discount: { ...noDiscountInput, email, isFirstTime: true },
})
const withCode = (code: string, email: string | null = null): Pick<PlaceOrder, 'discount'> => ({
  discount: { ...noDiscountInput, code, email },
})

async function aCode(world: World, entered: Entered = {}) {
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const form = { title: 'Spring', way: 'code', code: 'SPRING-26', kind: 'amount', amount: '50', ...entered }
  const created = await makePromotion(world, { actor, entered: form, productIds: [] })
  if (!created.ok) throw new Error(JSON.stringify(created))
  return { actor, promotionId: created.promotionId }
}

const statesOf = async (world: World, orderId: string) =>
  (await listOrderDiscounts(world.db, orderId)).map(({ state }) => state)

describe('the first-order discount', () => {
  test('is subtracted in the order, at the provider and in the email, and none is due later', async () => {
    const world = await aShop()
    const { order, payment } = await aPendingOrder(world, standard, firstTime('new@example.com'))
    expect(order).toMatchObject({ totalCents: 44_910, buyerEmail: 'new@example.com' })
    const [request] = world.payments.checkouts
    expect(request?.discounts).toEqual([{ title: 'First-time client, 10% off', amountCents: 4990 }])
    expect(await settlePayment(world, payment)).toMatchObject({ ok: true, state: 'paid' })
    expect(await statesOf(world, order.id)).toEqual(['used'])
    expect(await world.db.selectFrom('firstOrderDiscounts').selectAll().execute()).toEqual([])
    await runJobs(world)
    const welcome = world.mail.sent.find(({ to }) => to === 'new@example.com')
    expect(welcome?.text).toMatch(/First-time client, 10% off: CHF.−49\.90/)
  })

  test('is refused for a cart without a package, and for a client with a paid order', async () => {
    const world = await aShop()
    const person = await aPerson(world, { email: 'buyer@example.com' })
    const earlier = await aPendingOrder(world, standard)
    await settlePayment(world, earlier.payment)
    const discount = anOrderInput(standard, { person, ...firstTime('new@example.com') })
    expect(await placeOrder(world, discount)).toEqual({
      ok: false,
      reason: 'discount-refused',
      error: 'ordered-before',
    })
    const appointment: [string, number][] = [['tax-consultation-60', 1]]
    expect(await placeOrder(world, anOrderInput(appointment, firstTime('new@example.com')))).toMatchObject({
      error: 'no-package',
    })
  })

  test.each(['buyer@example.com', 'Buyer@Example.com', 'buyer+1@example.com', 'b.uyer@gmail.com'])(
    'for a mailbox that ordered as %s is contested once paid',
    async (spelling) => {
      const world = await aShop()
      const earlier = await aPendingOrder(world, standard)
      const known = spelling.endsWith('gmail.com') ? 'buyer@gmail.com' : 'buyer@example.com'
      await settlePayment(world, { ...earlier.payment, buyerEmail: known })
      const { order, payment } = await aPendingOrder(world, standard, firstTime(spelling.toLowerCase()))
      expect(await settlePayment(world, { ...payment, buyerEmail: 'payer@example.com' })).toMatchObject({
        state: 'paid',
      })
      expect(await listOrderDiscounts(world.db, order.id)).toMatchObject([
        { state: 'contested', contestedBecause: 'ordered-before' },
      ])
    },
  )

  test('for an account whose owner pays under another address is contested', async () => {
    const world = await aShop()
    const person = await aPerson(world)
    await settlePayment(world, (await aPendingOrder(world, standard, { person })).payment)
    const { order, payment } = await aPendingOrder(world, standard, firstTime('other@example.com'))
    await settlePayment(world, { ...payment, buyerEmail: person.email })
    expect(await statesOf(world, order.id)).toEqual(['contested'])
  })

  test('requested by a stranger for an address is still available to its owner', async () => {
    const world = await aShop()
    const person = await aPerson(world, { email: 'ana@example.com' })
    await aPendingOrder(world, standard, firstTime('ana@example.com'))
    const own = await aPendingOrder(world, standard, { person, ...firstTime('ana@example.com') })
    await settlePayment(world, { ...own.payment, buyerEmail: 'ana@example.com' })
    expect(await statesOf(world, own.order.id)).toEqual(['used'])
  })

  test('is decided by the signed-in account, not by the submitted address', async () => {
    const world = await aShop()
    const person = await aPerson(world)
    const earlier = await aPendingOrder(world, standard, { person })
    await settlePayment(world, earlier.payment)
    const discount = anOrderInput(standard, { person, ...firstTime('new@example.com') })
    expect(await placeOrder(world, discount)).toMatchObject({ error: 'ordered-before' })
  })

  test('of an order that turns out to be the second is contested, and can be accepted once', async () => {
    const world = await aShop()
    const { order, payment } = await aPendingOrder(world, standard, firstTime('ana@example.com'))
    const other = await aPendingOrder(world, standard)
    await settlePayment(world, { ...other.payment, buyerEmail: 'ana@example.com' })
    expect(await settlePayment(world, payment)).toMatchObject({ state: 'paid' })
    expect(await listOrderDiscounts(world.db, order.id)).toMatchObject([
      { state: 'contested', contestedBecause: 'ordered-before' },
    ])
    const actor = actorOf(await aPerson(world, { role: 'admin' }))
    expect(await acceptDiscounts(world, { orderId: order.id, actor, seen: 'paid' })).toEqual({ ok: true })
    expect(await acceptDiscounts(world, { orderId: order.id, actor, seen: 'paid' })).toMatchObject({ ok: false })
  })

  test('is granted once when two orders of one buyer are paid concurrently', async () => {
    const world = await aShop()
    const first = await aPendingOrder(world, standard, firstTime('ana@example.com'))
    const second = await aPendingOrder(world, standard)
    await Promise.all([
      settlePayment(world, first.payment),
      settlePayment(world, { ...second.payment, buyerEmail: 'ana@example.com' }),
    ])
    const noted = await world.db.selectFrom('firstOrderDiscounts').selectAll().execute()
    const used = (await statesOf(world, first.order.id)).filter((state) => state === 'used')
    expect(noted.length + used.length).toBe(1)
  })
})

describe('the first-order discount applies automatically', () => {
  const known = (email: string): Pick<PlaceOrder, 'discount'> => ({ discount: { ...noDiscountInput, email } })

  test('once the address is known, and is still given after Back and on a declined card', async () => {
    const world = await aShop()
    const input = anOrderInput(standard, known('new@example.com'))
    const [first, again] = [await placeOrder(world, input), await placeOrder(world, input)]
    expect(again).toEqual(first)
    const changed = await placeOrder(world, { ...input, items: [{ variantId: 'premium-2025', quantity: 1 }] })
    expect(changed).toMatchObject({ ok: true })
    const orders = await world.db.selectFrom('orders').select(['state', 'totalCents']).orderBy('number').execute()
    expect(orders).toEqual([
      { state: 'cancelled', totalCents: 44_910 },
      { state: 'pending', totalCents: expect.any(Number) },
    ])
  })

  test('on a second device of a signed-in client, whose pending order it replaces, also concurrently', async () => {
    const world = await aShop()
    const person = await aPerson(world)
    await aPendingOrder(world, standard, { person, ...known(person.email) })
    const placed = await Promise.all(
      [1, 2, 3].map(() => placeOrder(world, anOrderInput(standard, { person, ...known(person.email) }))),
    )
    expect(placed.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    const pending = await world.db.selectFrom('orders').select('totalCents').where('state', '=', 'pending').execute()
    expect(pending).toEqual([{ totalCents: 44_910 }])
  })

  test('is silently not given to a signed-in client who has ordered before', async () => {
    const world = await aShop()
    const person = await aPerson(world)
    await settlePayment(world, (await aPendingOrder(world, standard, { person })).payment)
    const { order } = await aPendingOrder(world, standard, { person, ...known(person.email) })
    expect(order.totalCents).toBe(49_900)
  })

  test('is accepted although the page showed the higher total, and a rise is refused', async () => {
    const world = await aShop()
    const input = anOrderInput(standard, { ...known('new@example.com'), expectedTotalCents: 49_900 })
    expect(await placeOrder(world, input)).toMatchObject({ ok: true })
    const lower = anOrderInput(standard, { ...known('new@example.com'), expectedTotalCents: 44_900 })
    expect(await placeOrder(world, lower)).toMatchObject({ ok: false, reason: 'price-changed' })
  })
})

describe('a discount code', () => {
  test('with three uses left is accepted by exactly three of 12 concurrent checkouts', async () => {
    const world = await aShop()
    await aCode(world, { uses: '3' })
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => placeOrder(world, anOrderInput(standard, withCode('spring-26')))),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome]))
    expect(new Set(refused.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ ok: false, reason: 'discount-refused', error: 'code-used-up' })]),
    )
  })

  test('is released when its order expires, and contested when that order is paid after all', async () => {
    const world = await aShop()
    await aCode(world, { uses: '1' })
    const late = await aPendingOrder(world, standard, withCode('SPRING-26'))
    expect(await placeOrder(world, anOrderInput(standard, withCode('SPRING-26')))).toMatchObject({
      error: 'code-used-up',
    })
    world.setNow('2026-11-21T09:31:00Z')
    await reconcileOrders(world)
    expect(await statesOf(world, late.order.id)).toEqual(['returned'])
    const next = await aPendingOrder(world, standard, withCode('SPRING-26'))
    await settlePayment(world, next.payment)
    expect(await settlePayment(world, late.payment)).toMatchObject({ state: 'paid' })
    expect(await listOrderDiscounts(world.db, late.order.id)).toMatchObject([
      { state: 'contested', contestedBecause: 'used-up' },
    ])
  })

  test('limited to one use per person requires an address, and is decided by address at payment', async () => {
    const world = await aShop()
    await aCode(world, { once: 'yes' })
    expect(await placeOrder(world, anOrderInput(standard, withCode('SPRING-26')))).toMatchObject({
      error: 'code-needs-email',
    })
    const orders = []
    for (const email of ['ana@example.com', 'ana+2@example.com', 'ben@example.com'])
      orders.push(await aPendingOrder(world, standard, withCode('SPRING-26', email)))
    await Promise.all(
      orders.map(({ order, payment }) => settlePayment(world, { ...payment, buyerEmail: order.buyerEmail })),
    )
    const given = await world.db
      .selectFrom('orderDiscounts')
      .select(['state', 'contestedBecause'])
      .orderBy('state')
      .execute()
    expect(given).toEqual([
      { state: 'contested', contestedBecause: 'used-before' },
      { state: 'used', contestedBecause: null },
      { state: 'used', contestedBecause: null },
    ])
    const person = await aPerson(world, { email: 'ana@example.com' })
    const again = anOrderInput(standard, { person, ...withCode('SPRING-26') })
    expect(await placeOrder(world, again)).toMatchObject({ error: 'code-used-before' })
  })

  test('in the same cart returns the same order; another discount makes another order', async () => {
    const world = await aShop()
    await aCode(world)
    const discount = anOrderInput(standard, withCode('SPRING-26'))
    const [first, second] = [await placeOrder(world, discount), await placeOrder(world, discount)]
    expect(second).toEqual(first)
    await placeOrder(world, { ...discount, discount: noDiscountInput })
    const orders = await world.db.selectFrom('orders').select(['state', 'totalCents']).orderBy('number').execute()
    expect(orders).toEqual([
      { state: 'cancelled', totalCents: 44_900 },
      { state: 'pending', totalCents: 49_900 },
    ])
  })

  test('ended by staff is refused', async () => {
    const world = await aShop()
    const { actor, promotionId } = await aCode(world)
    expect(await endPromotion(world, { actor, promotionId })).toEqual({ ok: true })
    expect(await endPromotion(world, { actor, promotionId })).toMatchObject({ reason: 'ended-before' })
    expect(await placeOrder(world, anOrderInput(standard, withCode('SPRING-26')))).toMatchObject({
      error: 'code-over',
    })
    const adviser = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await endPromotion(world, { actor: adviser, promotionId })).toMatchObject({ reason: 'forbidden' })
  })

  test('can be tried ten times an hour per network', async () => {
    const world = await aShop()
    await aCode(world)
    const facts = { variantId: 'standard-2025', productId: 'standard', typeValue: 'package' }
    const line = { ...facts, quantity: 1, unitPriceCents: 49_900 }
    const ask = async (code: string, ip = '192.0.2.7') => {
      const discount = { ...noDiscountInput, code }
      return (await quoteDiscounts(world, { lines: [line], discount, person: null, cartKey: null, ip })).errors.code
    }
    for (let guess = 0; guess < 10; guess++) expect(await ask(`GUESS-${guess}`)).not.toBe('too-many-codes')
    expect(await ask('SPRING-26')).toBe('too-many-codes')
    expect(await ask('SPRING-26', '192.0.2.8')).toBeUndefined()
    // All addresses of an IPv6 network share one rate limit, because a household has a whole network.
    for (let guess = 0; guess < 10; guess++) await ask(`GUESS-${guess}`, `2001:db8:0:7::${guess}`)
    expect(await ask('SPRING-26', '2001:db8:0:7:ffff::1')).toBe('too-many-codes')
    expect(await ask('SPRING-26', '2001:db8:0:8::1')).toBeUndefined()
  })
})

test('an automatic discount applies to every order within its period', async () => {
  const world = await aShop()
  await aCode(world, {
    way: 'itself',
    kind: 'percent',
    percent: '20',
    from: '2026-11-21T12:00',
    until: '2026-11-22T12:00',
  })
  expect((await aPendingOrder(world, standard)).order.totalCents).toBe(49_900)
  world.setNow('2026-11-21T11:30:00Z')
  expect((await aPendingOrder(world, standard)).order.totalCents).toBe(39_920)
  world.setNow('2026-11-22T11:30:00Z')
  expect((await aPendingOrder(world, standard)).order.totalCents).toBe(49_900)
})

describe('whether an address belongs to a client', () => {
  const facts = { variantId: 'standard-2025', productId: 'standard', typeValue: 'package' }
  const lines = [{ ...facts, quantity: 1, unitPriceCents: 49_900 }]

  test('cannot be inferred from discounts and errors', async () => {
    const world = await aShop()
    await aCode(world, { once: 'yes' })
    await aPerson(world, { email: 'client@example.com' })
    const discount = (email: string) => ({ ...noDiscountInput, email, code: 'SPRING-26', isFirstTime: true })
    const earlier = await aPendingOrder(world, standard, { discount: discount('client@example.com') })
    await settlePayment(world, { ...earlier.payment, buyerEmail: 'client@example.com' })
    await aPendingOrder(world, standard, { discount: discount('waiting@example.com') })
    const answers = []
    for (const email of ['stranger@example.com', 'client@example.com', 'waiting@example.com']) {
      const worked = await quoteDiscounts(world, {
        lines,
        discount: discount(email),
        person: null,
        cartKey: null,
        ip: '192.0.2.7',
      })
      const placed = await placeOrder(world, anOrderInput(standard, { discount: discount(email) }))
      answers.push([worked.discounts, worked.errors, placed.ok])
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.[2]).toBe(true)
  })

  test('is checked for at most sixty addresses an hour per network', async () => {
    const world = await aShop()
    const ask = async (at: number) => {
      const discount = { ...noDiscountInput, email: `a${at}@example.com`, isFirstTime: true }
      return (await quoteDiscounts(world, { lines, discount, person: null, cartKey: null, ip: '192.0.2.7' })).errors
        .firstTime
    }
    for (let at = 0; at < 60; at++) expect(await ask(at)).toBeUndefined()
    expect(await ask(60)).toBe('too-many-codes')
  })
})
