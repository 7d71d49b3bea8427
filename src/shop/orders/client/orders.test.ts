import { describe, expect, test } from 'vitest'
import { publish } from '#platform/events/events.server.ts'
import { formatDate, formatLongDate, formatMoney } from '#platform/format.ts'
import { domicilePath } from '#shop/domicile/domicile.ts'
import { action as domicileAction } from '#shop/domicile/domicile-page.tsx'
import { orderPaid } from '#shop/events.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { aShopWithAccount, firm, orderByInvoice } from '#test/billing/billing.ts'
import { aCase, anOrder, aPerson } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { action as orderAction, loader as orderLoader } from './order-page.tsx'
import { orderBadge, refundWords } from './order-state.ts'
import { loader as listLoader } from './orders-page.tsx'
import { loader as pdfLoader } from './pdf-route.ts'

describe('an order', () => {
  test('is listed and shown to its client only', async () => {
    const world = await newWorld()
    const [ana, ben] = [await aPerson(world), await aPerson(world)]
    const own = await anOrder(world, { personId: ana.id })
    await anOrder(world, { personId: ben.id })
    const listed = await outcomeOf(listLoader, argsOf(world, '/client-portal/orders', { person: ana }))
    expect(listed.data).toMatchObject({
      orders: { ok: true, value: { orders: [{ id: own.id, state: 'paid' }], offers: [] } },
    })
    const params = { orderId: own.id }
    for (const loader of [orderLoader]) {
      const open = (person: typeof ana) =>
        outcomeOf(loader, argsOf(world, `/client-portal/orders/${own.id}`, { person, params }))
      expect((await open(ana)).status).toBe(200)
      expect((await open(ben)).status).toBe(404)
      const odd = argsOf(world, '/client-portal/orders/x', { person: ana, params: { orderId: 'x' } })
      expect((await outcomeOf(loader, odd)).status).toBe(404)
    }
  })

  test('shows its lines and cases, but no checkout token', async () => {
    const world = await newWorld()
    const { client, id } = await aCase(world)
    const { rows } = await world.pool.query<{ order_id: string; return_token: string }>(
      'select order_id, return_token from cases join orders on orders.id = order_id where cases.id = $1',
      [id],
    )
    const orderId = rows[0]?.order_id ?? ''
    const opened = await outcomeOf(orderLoader, argsOf(world, '/', { person: client, params: { orderId } }))
    expect(opened.data).toMatchObject({ lines: [{ productTitle: 'Standard' }], cases: [{ id }] })
    expect(JSON.stringify(opened.data)).not.toContain(rows[0]?.return_token)
  })

  test('has an invoice after payment, for its client only', async () => {
    const world = await newWorld()
    const [ana, ben] = [await aPerson(world), await aPerson(world)]
    const { id: orderId } = await anOrder(world, { personId: ana.id })
    const invoiceId = await anInvoice(world, orderId)
    const params = { orderId, invoiceId }
    const open = (person: typeof ana, changed: Partial<typeof params> = {}) =>
      outcomeOf(pdfLoader, argsOf(world, '/', { person, params: { ...params, ...changed } }))
    const { headers, data } = await open(ana)
    expect(headers.get('Content-Disposition')).toContain('invoice-2026-00001.pdf')
    expect(data).toMatch(/^%PDF-/)
    expect((await open(ben)).status).toBe(404)
    expect((await open(ana, { invoiceId: orderId })).status).toBe(404)
    expect((await open(ana, { invoiceId: 'x' })).status).toBe(404)
    const other = await anOrder(world, { personId: ben.id })
    expect((await open(ana, { invoiceId: await anInvoice(world, other.id) })).status).toBe(404)
    expect((await open(ana, { orderId: other.id, invoiceId: await anInvoice(world, other.id) })).status).toBe(404)
  })
})

describe('an unpaid order', () => {
  test('by transfer shows account and reference to its buyer only', async () => {
    const world = await aShopWithAccount()
    const [ana, ben] = [await aPerson(world), await aPerson(world)]
    const placed = await orderByInvoice(world)
    if (!placed.ok) throw new Error(placed.reason)
    await world.db.updateTable('orders').set({ personId: ana.id }).where('id', '=', placed.orderId).execute()
    const open = (person: typeof ana) =>
      outcomeOf(orderLoader, argsOf(world, '/', { person, params: { orderId: placed.orderId } }))
    expect((await open(ana)).data).toMatchObject({ paying: { way: 'transfer', transfer: null } })
    await runJobs(world)
    expect((await open(ana)).data).toMatchObject({
      paying: {
        transfer: {
          account: firm.qrIban.replaceAll(' ', ''),
          reference: expect.stringMatching(/^\d{27}$/),
          isOverdue: false,
        },
      },
    })
    expect((await open(ben)).status).toBe(404)
  })

  test('by card asks for the country and opens the checkout while it is valid', async () => {
    const world = await newWorld()
    const [ana, ben] = [await aPerson(world), await aPerson(world)]
    const { id: orderId } = await anOrder(world, { personId: ana.id, state: 'pending' })
    const checkoutUrl = 'https://pay.example/1'
    const expiresAt = new Date(world.now().getTime() + 60_000)
    await world.db
      .updateTable('orders')
      .set({ checkoutUrl, expiresAt, paidAt: null })
      .where('id', '=', orderId)
      .execute()
    const pay = (person: typeof ana) =>
      outcomeOf(orderAction, argsOf(world, '/', { person, params: { orderId }, init: posted({ intent: 'pay' }) }))
    const { returnToken } = await world.db.selectFrom('orders').select('returnToken').executeTakeFirstOrThrow()
    expect(await pay(ana)).toMatchObject({ status: 303, location: domicilePath(returnToken) })
    const answered = await outcomeOf(
      domicileAction,
      argsOf(world, domicilePath(returnToken), { params: { returnToken }, init: posted({ domicile: 'CH' }) }),
    )
    expect(answered).toMatchObject({ status: 303, location: checkoutUrl })
    expect(await pay(ana)).toMatchObject({ status: 303, location: checkoutUrl })
    expect((await pay(ben)).status).toBe(404)
    await world.db.updateTable('orders').set({ state: 'expired' }).where('id', '=', orderId).execute()
    expect((await pay(ana)).location).toMatch(/^\/checkout\/cancelled\//)
    await world.db.updateTable('orders').set({ state: 'paid' }).where('id', '=', orderId).execute()
    expect((await pay(ana)).location).toBe(`/client-portal/orders/${orderId}`)
  })
})

const words = shopTexts.orderState
const day = formatLongDate('2026-11-21')

test.each([
  ['paid', 0, false, words.paid, null],
  ['paid', 0, true, words.paid, words.refundWasRequestedOnWe(day)],
  ['paid', 4_990, false, words.partlyRefunded, words.weRefunded(formatMoney(4_990), '')],
  [
    'refunded',
    49_900,
    true,
    words.refunded,
    words.weRefundedFullAmountOf(formatMoney(49_900), ` on ${formatDate('2026-11-21')}`),
  ],
] as const)(
  'a %s order with %d cents refunded (requested: %s) is labelled “%s”',
  (state, refundedCents, requested, label, text) => {
    const at = new Date('2026-11-21T09:00:00Z')
    const order = {
      state,
      refundedCents,
      totalCents: 49_900,
      currencyCode: 'chf',
      refundRequestedAt: requested ? at : null,
    }
    expect(orderBadge(order).label).toBe(label)
    const content = refundWords({ ...order, refundedAt: state === 'refunded' ? at : null })
    expect(content).toBe(text)
  },
)

async function anInvoice(world: World, orderId: string): Promise<string> {
  await world.db.transaction().execute((tx) => publish(tx, orderPaid, { orderId }))
  await runJobs(world)
  const row = world.db.selectFrom('invoices').select('id').where('orderId', '=', orderId)
  return (await row.executeTakeFirstOrThrow()).id
}
