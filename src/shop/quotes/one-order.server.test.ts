import { describe, expect, test } from 'vitest'
import { reconcileOrders } from '#shop/orders/close-orders.server.ts'
import { actorOf, aPerson, listEmails } from '#test/cases.ts'
import { aQuote, entered } from '#test/shop/quotes.ts'
import { aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import { acceptQuote } from './accept-quote.server.ts'
import { findQuote } from './quote-db.server.ts'
import { sendQuote, withdrawQuote } from './send-quote.server.ts'
import { changeDraft, reviseQuote } from './write-quote.server.ts'

const accept = (world: World, client: Parameters<typeof actorOf>[0], quoteId: string) =>
  acceptQuote(world, {
    actor: actorOf(client),
    quoteId,
    paying: { by: 'card', domicile: { country: 'CH', source: 'declared' } },
  })

const orders = (world: World) => world.db.selectFrom('orders').selectAll().orderBy('number').execute()

describe('a new version', () => {
  test('withdraws the previous version only when it is sent, and is drafted once', async () => {
    const world = await aShop()
    const client = await aPerson(world)
    const { quoteId, actor } = await aQuote(world, { client })
    const revised = await Promise.all([1, 2].map(() => reviseQuote(world, { actor, quoteId })))
    const [next] = revised.map((outcome) => (outcome.ok ? outcome.quoteId : ''))
    expect(revised[1]).toEqual({ ok: true, quoteId: next })
    expect(await findQuote(world.db, next ?? '')).toMatchObject({ number: 1001, version: 2, state: 'draft' })
    const changed = { actor, quoteId: next ?? '', entered: { ...entered, price1: '250' } }
    expect(await changeDraft(world, changed)).toMatchObject({ ok: true })
    expect(await findQuote(world.db, quoteId)).toMatchObject({ state: 'sent' })
    expect(await sendQuote(world, { actor, quoteId: next ?? '' })).toEqual({ ok: true })
    expect(await accept(world, client, quoteId)).toEqual({ ok: false, reason: 'not-open', state: 'withdrawn' })
    expect(await accept(world, client, next ?? '')).toMatchObject({ ok: true })
    expect((await orders(world)).map(({ totalCents }) => totalCents)).toEqual([94_990])
    expect(await reviseQuote(world, { actor, quoteId: next ?? '' })).toMatchObject({ reason: 'not-open' })
    expect(await changeDraft(world, changed)).toMatchObject({ reason: 'not-open', state: 'accepted' })
  })

  test('cannot be sent once the previous version was accepted, even concurrently', async () => {
    const world = await aShop()
    const client = await aPerson(world)
    const { quoteId, actor } = await aQuote(world, { client })
    const next = await reviseQuote(world, { actor, quoteId })
    const newer = next.ok ? next.quoteId : ''
    const [accepted, sent] = await Promise.all([
      accept(world, client, quoteId),
      sendQuote(world, { actor, quoteId: newer }),
    ])
    expect([accepted.ok, sent.ok].filter(Boolean)).toHaveLength(1)
    expect(await orders(world)).toHaveLength(accepted.ok ? 1 : 0)
  })
})

describe('an accepted offer becomes one order', () => {
  test('with one checkout when accepted eight times concurrently', async () => {
    const world = await aShop()
    const client = await aPerson(world)
    const { quoteId } = await aQuote(world, { client })
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => accept(world, client, quoteId)))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.url)).size).toBe(1)
    expect(await orders(world)).toHaveLength(1)
    expect(await listEmails(world).then((all) => all.filter(({ subject }) => /accepted/.test(subject)))).toHaveLength(1)
  })

  test('or no order when staff withdraw the offer concurrently', async () => {
    const world = await aShop()
    const client = await aPerson(world)
    const { quoteId, actor } = await aQuote(world, { client })
    const [accepted, withdrawn] = await Promise.all([
      accept(world, client, quoteId),
      withdrawQuote(world, { actor, quoteId }),
    ])
    expect([accepted.ok, withdrawn.ok].filter(Boolean)).toHaveLength(1)
    expect(await orders(world)).toHaveLength(accepted.ok ? 1 : 0)
  })

  test('when the provider is unavailable and the client accepts again later', async () => {
    const world = await aShop()
    const client = await aPerson(world)
    const { quoteId } = await aQuote(world, { client })
    const { createCheckout } = world.payments
    world.payments.createCheckout = () => Promise.reject(new Error('away'))
    expect(await accept(world, client, quoteId)).toEqual({ ok: false, reason: 'provider-down' })
    expect(await findQuote(world.db, quoteId)).toMatchObject({ state: 'accepted' })
    world.payments.createCheckout = createCheckout
    expect(await accept(world, client, quoteId)).toMatchObject({ ok: true })
    expect(await orders(world)).toHaveLength(1)
  })

  test('that is charged once when the payment event is lost or the provider is down', async () => {
    const world = await aShop()
    const client = await aPerson(world)
    const { quoteId } = await aQuote(world, { client })
    await accept(world, client, quoteId)
    for (const payment of world.payments.payments.values()) payment.state = 'paid'
    world.setNow('2026-11-21T09:31:00Z')
    const { findPayment } = world.payments
    world.payments.findPayment = () => Promise.reject(new Error('away'))
    expect(await accept(world, client, quoteId)).toEqual({ ok: false, reason: 'provider-down' })
    world.payments.findPayment = findPayment
    expect(await accept(world, client, quoteId)).toEqual({ ok: false, reason: 'ordered-before' })
    expect((await orders(world)).map(({ state }) => state)).toEqual(['paid'])
  })

  test('and a second order at the same prices if the first expires unpaid, even after the last day', async () => {
    const world = await aShop()
    const client = await aPerson(world)
    const { quoteId } = await aQuote(world, { client })
    await accept(world, client, quoteId)
    world.setNow('2026-12-10T09:00:00Z')
    for (const payment of world.payments.payments.values()) payment.state = 'expired'
    await reconcileOrders(world)
    expect(await accept(world, client, quoteId)).toMatchObject({ ok: true })
    expect((await orders(world)).map(({ state, totalCents }) => [state, totalCents])).toEqual([
      ['expired', 104_990],
      ['pending', 104_990],
    ])
  })
})
