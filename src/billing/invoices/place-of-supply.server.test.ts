import { beforeEach, describe, expect, test } from 'vitest'
import { listTurnovers } from '#billing/books/books-db.server.ts'
import { vatOfYear } from '#billing/books/journal.ts'
import { vatRates } from '#content/vat.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { placeOrder } from '#shop/checkout/place-order.server.ts'
import { declareDomicile, payOwnOrder } from '#shop/orders/pay-own-order.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { noDiscountInput } from '#shop/promotions/discount-input.ts'
import { requestRefund } from '#shop/refunds/request-refund.server.ts'
import {
  aShopWithAccount,
  asFirm,
  buyer,
  invoiceOf,
  orderByInvoice,
  readPdfText,
  storedPdf,
} from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { anOrderInput, aPendingOrder, aShop } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import { billOrder } from './bill-order.server.ts'
import { listInvoiceLines } from './invoice-db.server.ts'
import { serviceDayOf } from './issue-invoice.server.ts'

const abroad = { domicile: { country: 'DE', source: 'declared' } } as const

describe('an order of a buyer abroad', () => {
  let world: World
  beforeEach(async () => {
    world = await aShop()
  })

  test('is charged without VAT, and its invoice states why', async () => {
    const { order, payment } = await aPendingOrder(world, [['standard-2025', 1]], abroad)
    expect(order).toMatchObject({
      ...{
        totalCents: 46_161,
        vatOffCents: 3_739,
        vatPlace: 'abroad',
        domicileCountry: 'DE',
        domicileSource: 'declared',
      },
      domicileAt: world.now(),
    })
    expect([...world.payments.payments.values()][0]?.amountCents).toBe(46_161)
    await settlePayment(world, payment)
    await runJobs(world)
    const invoice = await invoiceOf(world)
    expect(invoice).toMatchObject({
      ...{ totalCents: 46_161, vatRateBp: 0, vatCents: 0, vatCode: 'abroad', placeOfSupply: 'DE', state: 'paid' },
    })
    expect(await listInvoiceLines(world.db, invoice.id)).toMatchObject([{ quantity: 1, unitPriceCents: 46_161 }])
    const text = await readPdfText(await storedPdf(world))
    expect(text).toContain('Art. 8 para. 1 MWSTG')
    expect(text).toContain('Germany')
    expect(text).not.toContain('% VAT')
    const confirmed = world.mail.sent.find(({ to }) => to === payment.buyerEmail)
    expect(confirmed?.text).toContain(cartTexts.domicile.line)
    expect(confirmed?.text).not.toContain('All prices include')
  })

  test('gets a credit note without VAT and its own line in the quarter', async () => {
    const { order, payment } = await aPendingOrder(world, [['standard-2025', 1]], abroad)
    await settlePayment(world, payment)
    await runJobs(world)
    const actor = actorOf(await aPerson(world, { role: 'owner' }))
    const paid = { ...payment, refundedCents: 10_000 }
    world.payments.payments.set(payment.checkoutId, paid)
    const requested = {
      orderId: order.id,
      actor,
      seenCents: 0,
      amountCents: 10_000,
      reason: 'goodwill',
      words: 'x',
    } as const
    expect(await requestRefund(world, requested)).toMatchObject({ ok: true })
    await runJobs(world)
    const note = world.db.selectFrom('invoices').selectAll().where('kind', '=', 'credit_note')
    expect(await note.executeTakeFirst()).toMatchObject({
      ...{ totalCents: 10_000, vatRateBp: 0, vatCents: 0, vatCode: 'abroad', placeOfSupply: 'DE' },
    })
    const [, , , last] = vatOfYear(await listTurnovers(world.db, 2026), 6.2)
    expect(last).toEqual({ quarter: 4, grossCents: 0, effectiveCents: 0, netRateCents: 0, abroadCents: 36_161 })
  })

  test('in two tabs is one order with the last declared country', async () => {
    const input = anOrderInput([['standard-2025', 1]])
    const home = await placeOrder(world, input)
    const both = await Promise.all([1, 2].map(() => placeOrder(world, { ...input, ...abroad })))
    const orders = await world.db.selectFrom('orders').select(['id', 'state', 'totalCents']).orderBy('number').execute()
    expect(orders.map(({ state, totalCents }) => [state, totalCents])).toEqual([
      ['cancelled', 49_900],
      ['pending', 46_161],
    ])
    expect(both.map((outcome) => outcome.ok && outcome.orderId)).toEqual([orders[1]?.id, orders[1]?.id])
    expect(home.ok && home.orderId).toBe(orders[0]?.id)
  })

  test('has lines that add up to the total, also with discount and several units', async () => {
    const items: [string, number][] = [
      ['standard-2025', 3],
      ['basic-2025', 1],
    ]
    const { order, payment } = await aPendingOrder(world, items, {
      ...abroad,
      discount: { ...noDiscountInput, isFirstTime: true, email: 'neu@example.com' },
    })
    await settlePayment(world, payment)
    await runJobs(world)
    const lines = await listInvoiceLines(world.db, (await invoiceOf(world)).id)
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(order.totalCents)
    expect(lines.every(({ quantity, unitPriceCents, amountCents }) => quantity * unitPriceCents === amountCents)).toBe(
      true,
    )
  })

  test('has a first-order discount of the reduced price when paid later', async () => {
    const { order, payment } = await aPendingOrder(world, [['standard-2025', 1]], abroad)
    await settlePayment(world, payment)
    const due = await world.db.selectFrom('firstOrderDiscounts').selectAll().executeTakeFirst()
    expect(due).toMatchObject({ orderId: order.id, amountCents: 4_616 })
  })
})

describe('an order by invoice', () => {
  test.each([
    ['DE', '79539', 46_161, 'abroad', 0],
    ['LI', '9490', 49_900, 'domestic', 3_739],
    ['DE', '78266', 49_900, 'domestic', 3_739],
  ])('to %s-%s costs %d', async (country, postcode, totalCents, vatCode, vatCents) => {
    const world = await aShopWithAccount()
    expect(await orderByInvoice(world, { buyer: { ...buyer, country, postcode } })).toMatchObject({ ok: true })
    await runJobs(world)
    expect(await invoiceOf(world)).toMatchObject({ totalCents, vatCode, vatCents })
    const order = await world.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(order).toMatchObject({ domicileCountry: country, domicileSource: 'billing-address', totalCents })
  })
})

describe('a buyer without a declared domicile', () => {
  test('declares it before payment; the first declaration of two tabs applies', async () => {
    const world = await aShop()
    const { order, returnToken } = await aPendingOrder(world, [['standard-2025', 1]], { domicile: null })
    expect(await payOwnOrder(world, returnToken)).toEqual({ ok: true, url: `/checkout/domicile/${returnToken}` })
    const declare = (country: string) => declareDomicile(world, returnToken, { country, source: 'declared' })
    expect(await declare('DE')).toEqual({ ok: true, url: `/checkout/cancelled/${returnToken}` })
    const both = await Promise.all([declare('CH'), declare('LI')])
    expect(both).toEqual([
      { ok: true, url: order.checkoutUrl },
      { ok: true, url: order.checkoutUrl },
    ])
    const saved = await world.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(['CH', 'LI']).toContain(saved.domicileCountry)
    expect(
      await world.db.selectFrom('auditEvents').select('id').where('action', '=', 'order.domicile-declared').execute(),
    ).toHaveLength(1)
    expect(await payOwnOrder(world, returnToken)).toEqual({ ok: true, url: order.checkoutUrl })
  })
})

describe('the VAT rate', () => {
  test('is that of the day of service, not of the payment', async () => {
    expect(vatRates.at(-1)).toEqual({ from: '2024-01-01', percent: 8.1 })
    const world = await aShop()
    world.setNow('2023-12-20T09:00:00Z')
    const { order, payment } = await aPendingOrder(world)
    await world.db.updateTable('orderLines').set({ taxYear: 2023 }).execute()
    await settlePayment(world, payment)
    await asFirm(world, () => billOrder(world, order.id))
    expect(await invoiceOf(world)).toMatchObject({ paidOn: '2023-12-20', serviceOn: '2024-01-01', vatRateBp: 810 })
  })

  test('of work done before a rate change is the old one', async () => {
    const world = await aShop()
    world.setNow('2023-12-20T09:00:00Z')
    const { order, payment } = await aPendingOrder(world)
    await world.db.updateTable('orderLines').set({ taxYear: 2022 }).execute()
    await settlePayment(world, payment)
    await asFirm(world, () => billOrder(world, order.id))
    expect(await invoiceOf(world)).toMatchObject({ serviceOn: '2023-12-20', vatRateBp: 770 })
  })

  test.each([
    [[{ taxYear: 2025 }], '2026-03-01', '2026-03-01'],
    [[{ taxYear: 2026 }], '2026-11-21', '2027-01-01'],
    [[{ taxYear: 2025 }, { taxYear: 2026 }], '2026-11-21', '2027-01-01'],
    [[{ taxYear: null }], '2026-11-21', '2026-11-21'],
    [[], '2026-11-21', '2026-11-21'],
  ])('for %j ordered on %s is that of %s', (lines, on, day) => expect(serviceDayOf(lines, on)).toBe(day))
})
