import { describe, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { products } from '#content/products.ts'
import { defaultVariant, unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { findProduct, listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { fillMonthlyPlaces } from '#shop/catalogue/changed-products.server.ts'
import { saveProduct, seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { listPriceChanges } from '#shop/catalogue/staff/catalogue-list-db.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import { changeProduct, placeProduct } from './change-product.server.ts'
import { makeTaxYear } from './create-product.server.ts'
import { saveDraftYear } from './draft-year.server.ts'
import { findEditable } from './edit-db.server.ts'
import { formValues } from './form-values.ts'

async function anAdminContext() {
  const world = await aShop()
  return { world, admin: await aPerson(world, { role: 'admin', name: 'Ada Admin' }) }
}

async function opened(world: World, productId: string) {
  const product = await findEditable(world.db, productId, world.now())
  if (!product) throw new Error('gone')
  return { productId, version: product.version, entered: { ...formValues(product) } }
}

type Form = Awaited<ReturnType<typeof opened>>
const save = (world: World, person: Person, form: Form, changes: Record<string, string> = {}) =>
  changeProduct(world, { ...form, entered: { ...form.entered, ...changes }, actor: actorOf(person) })

describe('changes of products and prices', () => {
  test('saving a product without changes leaves the store and the price history unchanged', async () => {
    const { world, admin } = await anAdminContext()
    for (const { id } of products) {
      const before = await findProduct(world.db, id, world.now())
      expect(await save(world, admin, await opened(world, id)), id).toEqual({ ok: true, priceChanges: 0 })
      const after = await findProduct(world.db, id, world.now())
      const ids = (details: { title: string }[] = []) => details.map(({ title }) => title)
      expect(ids(after?.additional_info)).toEqual(ids(before?.additional_info))
      expect({ ...after, updated_at: null, additional_info: null }).toEqual({
        ...before,
        updated_at: null,
        additional_info: null,
      })
    }
  })

  test('a new price is in the store and in the history, and replaces the struck-through price', async () => {
    const { world, admin } = await anAdminContext()
    const form = await opened(world, 'standard')
    expect(await save(world, admin, form, { 'standard-2025.price': '525.50' })).toEqual({ ok: true, priceChanges: 1 })
    const found = (await findProduct(world.db, 'standard', world.now()))?.variants.find(
      ({ id }) => id === 'standard-2025',
    )
    expect(found).toMatchObject({ price_in_cents: 52_550, sale_price_in_cents: null })
    const history = (await listPriceChanges(world.db, 'standard')).filter(({ variant }) => variant === 'Tax year 2025')
    expect(history.map(({ priceCents, by }) => [priceCents, by])).toEqual(
      expect.arrayContaining([
        [52_550, 'Ada Admin'],
        [49_900, null],
      ]),
    )
    expect(history.find(({ priceCents }) => priceCents === 52_550)?.updatedAt).toEqual(world.now())
    expect(await listAuditActions(world)).toContain('product.changed')
  })

  test('an open order keeps its price and product when both are changed', async () => {
    const { world, admin } = await anAdminContext()
    const { order, payment } = await aPendingOrder(world)
    const changes = { 'standard-2025.price': '999', status: 'archived' }
    expect(await save(world, admin, await opened(world, 'standard'), changes)).toMatchObject({ ok: true })
    expect(await findProduct(world.db, 'standard', world.now())).toBe(null)
    await settlePayment(world, payment)
    const settled = await world.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    expect(settled).toMatchObject({ state: 'paid', totalCents: order.totalCents })
  })

  test('a hidden product and a withdrawn variant are neither listed nor orderable', async () => {
    const { world, admin } = await anAdminContext()
    await save(world, admin, await opened(world, 'standard'), { 'standard-2023.offered': '' })
    const standard = await findProduct(world.db, 'standard', world.now())
    expect(standard?.variants.map(({ id }) => id)).toEqual(['standard-2025', 'standard-2024'])
    expect(standard?.options[0]?.values).toEqual(['2025', '2024'])
    await expect(aPendingOrder(world, [['standard-2023', 1]])).rejects.toThrow('unknown-variant')
    await save(world, admin, await opened(world, 'basic'), { status: 'hidden' })
    const listed = await listProducts(world.db, { limit: 100 }, world.now())
    expect(listed.products.map(({ id }) => id)).not.toContain('basic')
  })
})

describe('concurrent changes', () => {
  test('of two concurrent saves the second is a version conflict naming the other editor', async () => {
    const { world, admin } = await anAdminContext()
    const eva = await aPerson(world, { role: 'owner', name: 'Eva Stern' })
    const form = await opened(world, 'standard')
    const outcomes = await Promise.all([
      save(world, admin, form, { title: 'Standard by Ada' }),
      save(world, eva, form, { title: 'Standard by Eva' }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: 'conflict', by: expect.stringMatching(/Ada|Eva/) })
  })

  test('units sold while the form is open remain sold', async () => {
    const { world, admin } = await anAdminContext()
    const id = 'withholding-tax-adjustment-ordinary'
    const productId = 'withholding-tax-adjustment'
    const form = await opened(world, productId)
    const seen = Number(form.entered[`${id}.left`])
    const { payment } = await aPendingOrder(world, [[id, 2]])
    const [outcome] = await Promise.all([
      save(world, admin, form, { [`${id}.places`]: String(seen + 5) }),
      settlePayment(world, payment),
    ])
    expect(outcome).toMatchObject({ ok: true })
    expect((await opened(world, productId)).entered[`${id}.left`]).toBe(String(seen + 3))
  })

  test('stock tracking can be enabled, is refilled monthly, and can be disabled', async () => {
    const { world, admin } = await anAdminContext()
    const left = async () => (await opened(world, 'basic')).entered['basic-2025.left']
    await save(world, admin, await opened(world, 'basic'), { 'basic-2025.places': '3', 'basic-2025.monthly': '9' })
    expect(await left()).toBe('3')
    await fillMonthlyPlaces(world)
    expect(await left()).toBe('3')
    world.setNow('2026-12-01T01:00:00Z')
    await fillMonthlyPlaces(world)
    expect(await left()).toBe('9')
    await save(world, admin, await opened(world, 'basic'), { 'basic-2025.places': '', 'basic-2025.monthly': '' })
    expect(await left()).toBe('')
  })

  test('seeding the catalogue does not overwrite an edited product', async () => {
    const { world, admin } = await anAdminContext()
    await save(world, admin, await opened(world, 'standard'), { title: 'Standard Plus' })
    expect(await seedCatalogue(world)).toBe(false)
    await world.db.transaction().execute(async (tx) => {
      for (const product of products) await saveProduct(tx, product)
    })
    expect(await findEditable(world.db, 'standard', world.now())).toMatchObject({
      ...{ title: 'Standard Plus', editor: 'Ada Admin', editedAt: world.now() },
    })
    expect((await findEditable(world.db, 'basic', world.now()))?.editedAt).toBe(null)
  })
})

function publish(world: World, admin: Person, prices: Record<string, string> = {}, isPublished = true) {
  const entered = { 'basic-2026.price': '299', 'standard-2026.price': '499', 'premium-2026.price': '799', ...prices }
  return saveDraftYear(world, { taxYear: 2026, entered, isPublished, actor: actorOf(admin) })
}

describe('tax years, order and permissions', () => {
  test('the next tax year is created once for all packages, also concurrently', async () => {
    const { world, admin } = await anAdminContext()
    const actor = actorOf(admin)
    expect(await makeTaxYear(world, { taxYear: 2027, actor })).toMatchObject({ ok: false, reason: 'not-next' })
    const outcomes = await Promise.all([1, 2, 3].map(() => makeTaxYear(world, { taxYear: 2026, actor })))
    expect(outcomes.map((outcome) => (outcome.ok ? outcome.made.length : outcome.reason)).toSorted()).toEqual([0, 0, 3])
    expect((await findProduct(world.db, 'basic', world.now()))?.variants.map(({ id }) => id)).not.toContain(
      'basic-2026',
    )
    expect(await publish(world, admin)).toEqual({ ok: true })
    expect(await publish(world, admin)).toEqual({ ok: false, reason: 'no-draft' })
    const prices: Record<string, number> = { basic: 29_900, standard: 49_900, premium: 79_900 }
    for (const id of Object.keys(prices)) {
      const product = await findProduct(world.db, id, world.now())
      const { [`${id}-2026`]: created, [`${id}-2025`]: newest } = Object.fromEntries(
        product?.variants.map((variant) => [variant.id, unitPriceCents(variant)]) ?? [],
      )
      expect([created, newest]).toEqual([prices[id], prices[id]])
    }
    const { order } = await aPendingOrder(world, [['basic-2026', 1]])
    expect(order.state).toBe('pending')
    expect(await makeTaxYear(world, { taxYear: 2027, actor })).toMatchObject({ ok: false, reason: 'too-early' })
  })

  test('a draft year is published at its own prices, first in the list, without a former price', async () => {
    const { world, admin } = await anAdminContext()
    await makeTaxYear(world, { taxYear: 2026, actor: actorOf(admin) })
    expect(await publish(world, admin, { 'standard-2026.price': 'a lot' })).toEqual({
      ok: false,
      reason: 'invalid',
      errors: { 'standard-2026.price': 'price-not-money' },
    })
    expect(await publish(world, admin, { 'standard-2026.price': '550' }, false)).toEqual({ ok: true })
    world.setNow('2027-01-10T09:00:00Z')
    expect(await publish(world, admin, { 'standard-2026.price': '520' })).toEqual({ ok: true })
    const years = async () => {
      const product = await findProduct(world.db, 'standard', world.now())
      const shown = product?.variants.map(({ id }) => Number(id.split('-').at(-1)))
      expect(product?.options[0]?.values.map(Number)).toEqual(shown)
      expect(product?.variants[0] && defaultVariant(product)?.id).toBe(product?.variants[0]?.id)
      return shown
    }
    expect(await years()).toEqual([2026, 2025, 2024, 2023])
    const [newest] = (await findProduct(world.db, 'standard', world.now()))?.variants ?? []
    expect(newest).toMatchObject({ price_in_cents: 52_000, sale_price_in_cents: null })
  })

  test('a product is moved within the order of the store', async () => {
    const { world, admin } = await anAdminContext()
    const order = async () => (await listProducts(world.db, { limit: 100 }, world.now())).products.map(({ id }) => id)
    const [first, second, third] = await order()
    const move = (behind: string | null, productId = first ?? '') =>
      placeProduct(world, { productId, behind, actor: actorOf(admin) })
    expect(await move(third ?? '')).toEqual({ ok: true })
    expect((await order()).slice(0, 3)).toEqual([second, third, first])
    expect(await move(null)).toEqual({ ok: true })
    expect((await order()).slice(0, 3)).toEqual([first, second, third])
    expect(await move('nowhere')).toMatchObject({ reason: 'unknown-place' })
    expect(await move(null, 'nothing')).toMatchObject({ reason: 'unknown-product' })
  })

  test('advisers cannot change products, and the price history cannot be deleted', async () => {
    const { world } = await anAdminContext()
    const adviser = await aPerson(world, { role: 'adviser' })
    const actor = actorOf(adviser)
    expect(await save(world, adviser, await opened(world, 'standard'))).toMatchObject({ reason: 'forbidden' })
    expect(await makeTaxYear(world, { taxYear: 2026, actor })).toMatchObject({ reason: 'forbidden' })
    expect(await publish(world, adviser)).toMatchObject({ reason: 'forbidden' })
    expect(await placeProduct(world, { productId: 'standard', behind: null, actor })).toMatchObject({
      reason: 'forbidden',
    })
    await expect(world.db.deleteFrom('priceChanges').execute()).rejects.toThrow('permission denied')
  })
})
