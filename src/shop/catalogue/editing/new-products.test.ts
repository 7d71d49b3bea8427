import { expect, test } from 'vitest'
import { findProduct, listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import { changeProduct } from './change-product.server.ts'
import { addVariant, createProduct } from './create-product.server.ts'
import { findEditable } from './edit-db.server.ts'
import { formValues } from './form-values.ts'
import { freeId, slugOf } from './new-product-form.ts'

async function anAdminContext() {
  const world = await aShop()
  const actor = actorOf(await aPerson(world, { role: 'admin', name: 'Ada Admin' }))
  const create = (entered: Record<string, string>) => createProduct(world, { entered, actor })
  const add = (productId: string, title: string, price = '10') =>
    addVariant(world, { productId, entered: { 'new.title': title, 'new.price': price }, actor })
  const save = async (productId: string, changes: Record<string, string>) => {
    const product = await findEditable(world.db, productId, world.now())
    if (!product) throw new Error('gone')
    const entered = { ...formValues(product), ...changes }
    return changeProduct(world, { productId, version: product.version, entered, actor })
  }
  return { world, actor, create, add, save }
}

const inStore = async (world: World) =>
  (await listProducts(world.db, { limit: 100 }, world.now())).products.map(({ id }) => id)
const blank = { title: 'Säule 3a: Prüfung', type: 'service', price: '180' }

test.each([
  ['Säule 3a: Prüfung', 'saule-3a-prufung'],
  ['  --  ', ''],
  ['x'.repeat(80), 'x'.repeat(60)],
])('the title %j becomes the slug %j', (title, slug) => expect(slugOf(title)).toBe(slug))

test('a taken slug gets a number', () => {
  expect(freeId('a', [])).toBe('a')
  expect(freeId('a', ['a', 'a-2'])).toBe('a-3')
})

test('a new product is hidden until its texts are complete and it is published', async () => {
  const { world, create, save } = await anAdminContext()
  expect(await create(blank)).toEqual({ ok: true, productId: 'saule-3a-prufung' })
  expect(await create(blank)).toEqual({ ok: true, productId: 'saule-3a-prufung-2' })
  expect(await inStore(world)).not.toContain('saule-3a-prufung')
  expect(await save('saule-3a-prufung', { status: 'published' })).toMatchObject({
    errors: { description: 'missing' },
  })
  const texts = {
    description: '**All** of it. <script>alert(1)</script>',
    status: 'published',
    'related.0': 'standard',
  }
  expect(await save('saule-3a-prufung', texts)).toMatchObject({ ok: true })
  expect((await inStore(world)).at(-1)).toBe('saule-3a-prufung')
  const shown = await findProduct(world.db, 'saule-3a-prufung', world.now())
  expect(shown).toMatchObject({
    purchasable: true,
    price_in_cents: 18_000,
    type: { value: 'service' },
    product_collections: [{ collection_id: 'services' }],
    related_products: [{ related_id: 'standard' }],
    description: '<p><strong>All</strong> of it. &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  })
  expect(await listAuditActions(world)).toContain('product.created')
})

test('missing fields are reported by name, and advisers cannot create products', async () => {
  const { world, create } = await anAdminContext()
  expect(await create({ title: ' ', type: 'boat', price: 'free' })).toEqual({
    ok: false,
    reason: 'invalid',
    errors: { title: 'missing', type: 'type-unknown', price: 'price-not-money' },
  })
  expect(await create({ title: shopStaffTexts.partForms.copyProduct2, from: 'gone' })).toEqual({
    ok: false,
    reason: 'unknown-product',
  })
  const adviser = actorOf(await aPerson(world, { role: 'adviser' }))
  expect(await createProduct(world, { entered: blank, actor: adviser })).toEqual({ ok: false, reason: 'forbidden' })
})

test('a copy has everything of the original except former prices, SKUs and its calculator slot', async () => {
  const { world, create, save } = await anAdminContext()
  const outcome = await create({ title: 'Standard for couples', from: 'standard' })
  expect(outcome).toEqual({ ok: true, productId: 'standard-for-couples' })
  expect(await save('standard-for-couples', { status: 'published' })).toMatchObject({ ok: true })
  const original = await findProduct(world.db, 'standard', world.now())
  const copy = await findProduct(world.db, 'standard-for-couples', world.now())
  expect(copy?.description).toBe(original?.description)
  expect(copy?.options.map(({ values }) => values)).toEqual(original?.options.map(({ values }) => values))
  expect(copy?.checklist.map(({ title }) => title)).toEqual(original?.checklist.map(({ title }) => title))
  const prices = (product: typeof copy) =>
    product?.variants.map((variant) => [variant.title, variant.sale_price_in_cents ?? variant.price_in_cents])
  expect(prices(copy)).toEqual(prices(original))
  expect(copy?.variants.every(({ sku, sale_price_in_cents }) => sku === null && sale_price_in_cents === null)).toBe(
    true,
  )
  const ids = (product: typeof copy) => product?.variants.map(({ id }) => id) ?? []
  expect(ids(copy).filter((id) => ids(original).includes(id))).toEqual([])
  expect(copy?.custom_fields).toEqual({})
})

test('a second variant adds an option to the product, with a value for each variant', async () => {
  const { world, create, add, save } = await anAdminContext()
  await create(blank)
  const id = 'saule-3a-prufung'
  expect(await add(id, 'Two accounts', '250.50')).toEqual({ ok: true, variantId: `${id}-two-accounts` })
  expect(await add(id, 'Two accounts')).toMatchObject({ errors: { 'new.title': 'title-taken' } })
  expect(await add(id, '', '-1')).toMatchObject({ errors: { 'new.title': 'missing', 'new.price': 'price-not-money' } })
  expect(await add('gone', 'More')).toEqual({ ok: false, reason: 'unknown-product' })
  await save(id, { description: 'It.', status: 'published' })
  const shown = await findProduct(world.db, id, world.now())
  expect(shown?.options).toMatchObject([{ title: 'Variant', values: [blank.title, 'Two accounts'] }])
  expect(shown?.variants.map(({ title, price_in_cents }) => [title, price_in_cents])).toEqual([
    [blank.title, 18_000],
    ['Two accounts', 25_050],
  ])
  expect(await add('standard', '2030 in advance')).toMatchObject({ ok: true })
  const standard = await findProduct(world.db, 'standard', world.now())
  expect(standard?.options[0]?.values).toContain('2030 in advance')
})
