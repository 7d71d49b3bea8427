import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { findProduct } from '#shop/catalogue/catalogue-db.server.ts'
import { listPriceChanges } from '#shop/catalogue/staff/catalogue-list-db.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { endChild, startChild } from '#test/jobs/start-worker-child.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { changeProduct } from './change-product.server.ts'
import { findEditable } from './edit-db.server.ts'
import { formValues } from './form-values.ts'
import { planPrice, withdrawPlan } from './plan-price.server.ts'
import { listPlannedPrices } from './planned-price-db.server.ts'
import { switchPrices } from './switch-prices.server.ts'

const productId = 'standard'
const variant = 'standard-2025'

async function anAdminContext() {
  const world = await aShop()
  world.setNow('2026-11-21T09:00:00Z')
  const actor = actorOf(await aPerson(world, { role: 'admin', name: 'Ada Admin' }))
  const plan = (from: string, until = '', price = '399') =>
    planPrice(world, {
      productId,
      actor,
      entered: { 'plan.variant': variant, 'plan.price': price, 'plan.from': from, 'plan.until': until },
    })
  const price = async () => {
    const product = await findProduct(world.db, productId, world.now())
    const found = product?.variants.find(({ id }) => id === variant)
    return found && (found.sale_price_in_cents ?? found.price_in_cents)
  }
  const at = async (instant: string) => {
    world.setNow(instant)
    await Promise.all([switchPrices(world), switchPrices(world)])
    return price()
  }
  const save = async (changes: Record<string, string>, version?: number) => {
    const product = await findEditable(world.db, productId, world.now())
    if (!product) throw new Error('gone')
    const entered = { ...formValues(product), ...changes }
    return changeProduct(world, { productId, version: version ?? product.version, entered, actor })
  }
  const before = (await price()) ?? 0
  return { world, actor, plan, price, at, save, before }
}

describe('execution of planned prices', () => {
  test('a planned price starts and ends once at its Zurich times, and is in the price history', async () => {
    const { world, plan, at, before } = await anAdminContext()
    expect(await plan('2026-12-01T00:00', '2026-12-24T12:00')).toEqual({ ok: true })
    expect(await at('2026-11-30T22:59:59Z')).toBe(before)
    expect(await at('2026-11-30T23:00:00Z')).toBe(39_900)
    expect(await at('2026-12-24T10:59:59Z')).toBe(39_900)
    expect(await at('2026-12-24T11:00:00Z')).toBe(before)
    expect(await listPlannedPrices(world.db, productId)).toEqual([])
    const history = (await listPriceChanges(world.db, productId)).filter(({ by }) => by === 'Ada Admin')
    expect(history.map(({ priceCents, updatedAt }) => [priceCents, updatedAt.toISOString()])).toEqual([
      [before, '2026-12-24T11:00:00.000Z'],
      [39_900, '2026-11-30T23:00:00.000Z'],
    ])
  })

  test('overdue plans are executed in order; a plan without end stays in effect', async () => {
    const { world, plan, at, before } = await anAdminContext()
    await plan('2026-12-01T00:00', '2026-12-02T00:00', '1')
    await plan('2026-12-02T00:00', '', '444')
    expect(await at('2026-12-05T00:00:00Z')).toBe(44_400)
    expect(await listPlannedPrices(world.db, productId)).toEqual([])
    const history = await listPriceChanges(world.db, productId)
    expect(history.filter(({ by }) => by).map(({ priceCents }) => priceCents)).toEqual([44_400, before, 100])
  })

  test('the end of a plan does not overwrite a price set in the meantime', async () => {
    const { plan, at, save, price } = await anAdminContext()
    await plan('2026-12-01T00:00', '2026-12-24T12:00')
    await at('2026-12-01T00:00:00Z')
    expect(await save({ [`${variant}.price`]: '420' })).toMatchObject({ ok: true })
    expect(await at('2026-12-25T00:00:00Z')).toBe(42_000)
    expect(await price()).toBe(42_000)
  })

  test('a form opened before a planned change is a version conflict', async () => {
    const { world, plan, at, save } = await anAdminContext()
    const opened = await findEditable(world.db, productId, world.now())
    await plan('2026-12-01T00:00')
    expect(await at('2026-12-01T00:00:00Z')).toBe(39_900)
    expect(await save({}, opened?.version)).toMatchObject({ ok: false, reason: 'conflict' })
  })
})

describe('planning a price', () => {
  test('an order placed before the change is paid at its original price', async () => {
    const { world, plan, at } = await anAdminContext()
    const { order, payment } = await aPendingOrder(world)
    await plan('2026-11-21T10:01')
    await at('2026-11-21T09:02:00Z')
    await settlePayment(world, payment)
    const settled = await world.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    expect(settled).toMatchObject({ state: 'paid', totalCents: order.totalCents })
  })

  test('a plan is withdrawn before it starts, and ended early while it applies', async () => {
    const { world, actor, plan, at, price, before } = await anAdminContext()
    const withdraw = async (product = productId) => {
      const [next] = await listPlannedPrices(world.db, productId)
      return withdrawPlan(world, { productId: product, planId: next?.id ?? '', actor })
    }
    await plan('2026-12-01T00:00')
    expect(await withdraw('basic')).toEqual({ ok: false, reason: 'unknown-plan' })
    expect(await withdraw()).toEqual({ ok: true })
    expect(await at('2026-12-02T00:00:00Z')).toBe(before)
    await plan('2026-12-03T00:00', '2026-12-09T00:00')
    expect(await at('2026-12-04T00:00:00Z')).toBe(39_900)
    expect(await withdraw()).toEqual({ ok: true })
    expect(await price()).toBe(before)
    expect(await withdraw()).toEqual({ ok: false, reason: 'unknown-plan' })
  })

  test.each([
    ['', '', '399', { 'plan.from': 'no-time' }],
    ['2026-11-21T10:00', '', '399', { 'plan.from': 'time-past' }],
    ['2026-12-01T00:00', '2026-12-01T00:00', '399', { 'plan.until': 'ends-before' }],
    ['2026-12-01T00:00', 'soon', '-5', { 'plan.until': 'no-time', 'plan.price': 'price-not-money' }],
  ])('a plan from %j until %j at %j is refused', async (from, until, price, errors) => {
    const { plan } = await anAdminContext()
    expect(await plan(from, until, price)).toEqual({ ok: false, reason: 'invalid', errors })
  })

  test('concurrently created plans of one variant never overlap', async () => {
    const { plan } = await anAdminContext()
    const both = await Promise.all([
      plan('2026-12-01T00:00', '2026-12-10T00:00'),
      plan('2026-12-05T00:00', '2026-12-20T00:00'),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ errors: { 'plan.from': 'other-plan' } })
    expect(await plan('2026-12-20T00:00', '2026-12-24T00:00')).toEqual({ ok: true })
  })
})

describe('process failure', () => {
  test('a process killed between price and plan changes nothing; of two later runs one succeeds', async () => {
    const { world, plan, price, before } = await anAdminContext()
    await plan('2026-12-01T00:00')
    // A database trigger pauses the switch after the new price is written, so that the test can kill the process there.
    await onServer(
      world.ownerUrl,
      `create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$`,
    )
    await onServer(
      world.ownerUrl,
      'create trigger take_time before update on planned_prices for each row execute function take_time()',
    )
    const start = () => startChild('switch-prices-child', [world.databaseUrl, '2026-12-01T00:00:00Z'])
    const killed = start()
    const isBetween = async () => {
      const held = "select from pg_locks where relation = 'planned_prices'::regclass and mode = 'RowExclusiveLock'"
      return (await world.pool.query(held)).rowCount
    }
    await vi.waitFor(async () => expect(await isBetween()).toBe(1), { timeout: 9_000, interval: 20 })
    await endChild(killed, 'SIGKILL')
    expect(await price()).toBe(before)
    const ends = [start(), start()].map(async (child) => (await once(child, 'exit'))[0])
    expect(await Promise.all(ends)).toEqual([0, 0])
    expect(await price()).toBe(39_900)
    const history = (await listPriceChanges(world.db, productId)).filter(({ priceCents }) => priceCents === 39_900)
    expect(history).toHaveLength(1)
    expect((await listAuditActions(world)).filter((action) => action === 'price.switched')).toHaveLength(1)
  })
})
