import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { listLeft } from '#shop/catalogue/stock-db.server.ts'
import { invoiceForClients } from '#shop/checkout/invoice-choice.ts'
import { aFact, asFirm, buyer, firm } from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { aQuote } from '#test/shop/quotes.ts'
import { aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import { acceptQuote, type Paying } from './accept-quote.server.ts'
import { declineQuote } from './decline-quote.server.ts'
import { findQuote } from './quote-db.server.ts'

const card = { by: 'card', domicile: { country: 'CH', source: 'declared' } } as const
const invoice = { by: 'invoice', buyer } as const

let world: World
let client: Person
let counted: string
beforeAll(async () => {
  world = await aShop({}, afterAll)
  client = await aPerson(world)
  const few = world.db.selectFrom('productVariants').select('id').where('inventoryQuantity', '=', 5)
  counted = (await few.executeTakeFirstOrThrow()).id
})

const accept = (quoteId: string, paying: Paying = card, person = client) =>
  asFirm(world, () => acceptQuote(world, { actor: actorOf(person), quoteId, paying }))
const orderOf = async (quoteId: string) =>
  world.db
    .selectFrom('orders')
    .selectAll()
    .where('cartKey', '=', `agreed:${quoteId}`)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
const left = async () => (await listLeft(world.db, [counted], world.now())).get(counted)
const ofUnits = (quantity: number) =>
  aQuote(world, { client, changes: { product0: counted, quantity0: String(quantity), price0: '0.05' } })

describe('an accepted offer', () => {
  test('reserves stock, and is refused and remains open when stock is missing', async () => {
    const [max, more] = [await ofUnits(4), await ofUnits(2)]
    expect(await accept(max.quoteId)).toMatchObject({ ok: true })
    expect(await left()).toBe(1)
    expect(await accept(more.quoteId)).toMatchObject({ ok: false, reason: 'out-of-stock', title: expect.any(String) })
    expect(await findQuote(world.db, more.quoteId)).toMatchObject({ state: 'sent', orderId: null })
    expect(await orderOf(more.quoteId)).toBeUndefined()
    await aFact(world, 'iban', firm.iban)
    expect(await accept(max.quoteId, invoice)).toMatchObject({ ok: true, url: null })
    expect(await left()).toBe(1)
    world.setNow('2026-11-21T10:00:00Z')
    expect(await left()).toBe(1)
    world.setNow('2026-11-21T09:00:00Z')
  })

  test('costs exactly the agreed prices, whatever the store charges', async () => {
    const { quoteId } = await aQuote(world, { client, changes: { price0: '0.05', quantity0: '3', price1: '0.95' } })
    const checkouts = world.payments.checkouts.length
    await accept(quoteId)
    expect(await orderOf(quoteId)).toMatchObject({ totalCents: 3 * 5 + 2 * 95, currencyCode: 'chf' })
    const requested = world.payments.checkouts.slice(checkouts).flatMap(({ lines }) => lines)
    expect(requested.map((line) => line.quantity * line.unitPriceCents)).toEqual([15, 190])
  })
})

describe('acceptance by invoice', () => {
  test.each([
    ['while there is no account', false, true, 'no-invoices'],
    ['where clients may not', true, false, 'no-invoices'],
  ] as const)('is refused %s; the offer remains open for card payment', async (_, hasAccount, forClients, reason) => {
    const { quoteId } = await aQuote(world, { client })
    await aFact(world, 'iban', hasAccount ? firm.iban : '')
    await aSetting(world, invoiceForClients, forClients)
    expect(await accept(quoteId, invoice)).toEqual({ ok: false, reason })
    expect(await findQuote(world.db, quoteId)).toMatchObject({ state: 'sent', orderId: null })
    expect(await orderOf(quoteId)).toBeUndefined()
    await aFact(world, 'iban', firm.iban)
    await aSetting(world, invoiceForClients, true)
    expect(await accept(quoteId)).toMatchObject({ ok: true })
  })
})

describe('an acceptance', () => {
  test('is refused to staff, to other clients and for unknown offers', async () => {
    const { quoteId } = await aQuote(world, { client })
    const people = await Promise.all([aPerson(world), aPerson(world, { role: 'owner' })])
    for (const person of people)
      for (const paying of [card, invoice])
        expect(await accept(quoteId, paying, person)).toEqual({ ok: false, reason: 'unknown-quote' })
    for (const id of ['', 'nonsense', '00000000-0000-4000-8000-000000000000'])
      expect(await accept(id)).toEqual({ ok: false, reason: 'unknown-quote' })
    expect(await findQuote(world.db, quoteId)).toMatchObject({ state: 'sent' })
  })

  test('excludes a concurrent decline', async () => {
    const { quoteId } = await aQuote(world, { client })
    const declined = { actor: actorOf(client), quoteId, reason: 'Too dear' }
    const answers = await Promise.all([accept(quoteId), declineQuote(world, declined)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await orderOf(quoteId)) !== undefined).toBe(answers[0].ok)
  })

  test('by card and by invoice concurrently creates one order with one payment method', async () => {
    const { quoteId } = await aQuote(world, { client })
    await Promise.all([accept(quoteId, invoice), accept(quoteId, card), accept(quoteId, invoice)])
    const orders = await world.db
      .selectFrom('orders')
      .select('state')
      .where('cartKey', '=', `agreed:${quoteId}`)
      .where('state', '<>', 'cancelled')
      .execute()
    expect(orders).toEqual([{ state: 'awaiting_transfer' }])
  })
})
