import { describe, expect, test } from 'vitest'
import { findProduct } from '#shop/catalogue/catalogue-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPerson } from '#test/cases.ts'
import { aShop } from '#test/shop.ts'
import { action as listAction, loader as listLoader } from './catalogue-list-page.tsx'
import type { ProductAnswer } from './handle-product-action.server.ts'
import { action, loader } from './product-page.tsx'
import type { ProductView } from './view-product.server.ts'

const path = '/admin/catalogue/standard'
const params = { productId: 'standard' }

async function anAdminContext() {
  const world = await aShop()
  const admin = await aPerson(world, { role: 'admin', name: 'Ada Admin' })
  const view = (await loader(argsFor(world, admin, { path, params }))) as ProductView
  const form = { ...view.values, version: String(view.version) }
  const send = (fields: Record<string, string>, by = admin) =>
    outcomeOf(action(argsFor(world, by, { path, params, form: fields })))
  return { world, admin, view, form, send }
}

describe('product list and form', () => {
  test('staff see products in store order and filter them by status', async () => {
    const { world, admin, form, send } = await anAdminContext()
    const ids = async (query = '') => {
      const { list } = await listLoader(argsFor(world, admin, { path: `/admin/catalogue${query}` }))
      return list.rows.map(({ id }) => id)
    }
    expect((await ids()).slice(0, 3)).toEqual(['basic', 'standard', 'premium'])
    expect((await send({ ...form, intent: 'save', status: 'archived' })).to).toContain('note=product-archived')
    expect(await ids('?status=archived')).toEqual(['standard'])
    expect(await ids('?edited=yes')).toEqual(['standard'])
    expect(await ids('?status=hidden')).toEqual([])
    expect(await ids('?type=package&status=published')).toEqual(['basic', 'premium'])
  })

  test('an invalid product form returns its values with an error at each field', async () => {
    const { form, send } = await anAdminContext()
    const entered = { ...form, intent: 'save', title: 'Standard Plus', 'standard-2025.price': 'a lot' }
    const { status, data } = await send(entered)
    expect(status).toBe(422)
    const answer = data as ProductAnswer
    expect(answer.values).toMatchObject({ title: 'Standard Plus', 'standard-2025.price': 'a lot' })
    expect(Object.keys(answer.errors)).toEqual(['standard-2025.price'])
  })

  test('a concurrent save returns both values, and the second editor may overwrite the first', async () => {
    const { world, admin, form, send } = await anAdminContext()
    expect(await send({ ...form, intent: 'save', title: 'First' })).toMatchObject({ status: 303 })
    const { status, data } = await send({ ...form, intent: 'save', title: 'Second' })
    const answer = data as ProductAnswer
    expect(status).toBe(409)
    expect(answer.text).toContain('Ada Admin has changed this product')
    expect(answer.now).toEqual({ title: 'First' })
    expect(answer.values.title).toBe('Second')
    // The preview returns the product version of the opened form, so that saving detects a concurrent change.
    const preview = (await send({ ...form, intent: 'preview', title: 'Second' })).data as ProductAnswer
    expect(String(preview.version)).toBe(form.version)
    expect(await send({ ...form, version: String(answer.version), intent: 'save', title: 'Second' })).toMatchObject({
      status: 303,
    })
    expect((await loader(argsFor(world, admin, { path, params }))).title).toBe('Second')
  })

  test('a preview shows the submitted values as in the store and saves nothing', async () => {
    const { world, form, send } = await anAdminContext()
    const entered = { ...form, intent: 'preview', 'standard-2025.price': '600', description: '**New** <b>text</b>' }
    const answer = (await send(entered)).data as ProductAnswer
    expect(answer.preview?.variants[0]).toMatchObject({ price_in_cents: 60_000, sale_price_in_cents: null })
    expect(answer.preview?.description).toBe('<p><strong>New</strong> &lt;b&gt;text&lt;/b&gt;</p>')
    expect((await findProduct(world.db, 'standard', world.now()))?.variants[0]?.price_in_cents).not.toBe(60_000)
  })
})

describe('tax years, rights and order', () => {
  test('the next tax year is previewed, then created once', async () => {
    const { world, admin } = await anAdminContext()
    const listPath = '/admin/catalogue'
    const { next } = await listLoader(argsFor(world, admin, { path: listPath }))
    expect(next).toMatchObject({ taxYear: 2026, isDue: true })
    expect(next?.made.map(({ id }) => id)).toEqual(['basic-2026', 'standard-2026', 'premium-2026'])
    const make = (taxYear: string) =>
      outcomeOf(listAction(argsFor(world, admin, { path: listPath, form: { intent: 'make-year', taxYear } })))
    expect(await make('2026')).toMatchObject({ status: 303, to: '/admin/catalogue?note=year-made' })
    expect(await make('2026')).toMatchObject({ status: 303, to: '/admin/catalogue?note=year-was-made' })
    const { draft } = await listLoader(argsFor(world, admin, { path: listPath }))
    expect(draft?.variants.map(({ id }) => id)).toEqual(['basic-2026', 'standard-2026', 'premium-2026'])
    const price = (intent: string, standard: string) => {
      const prices = { 'basic-2026.price': '299', 'standard-2026.price': standard, 'premium-2026.price': '799' }
      return outcomeOf(
        listAction(argsFor(world, admin, { path: listPath, form: { intent, taxYear: '2026', ...prices } })),
      )
    }
    expect(await price('price-year', 'much')).toMatchObject({ status: 422 })
    expect(await price('publish-year', '520')).toMatchObject({ to: '/admin/catalogue?note=year-published' })
    expect(await price('publish-year', '520')).toMatchObject({ status: 409 })
    expect(await make('2027')).toMatchObject({ status: 409 })
    expect(await make('soon')).toMatchObject({ status: 404 })
  })

  test('advisers can only read the catalogue, clients get 403, and unknown products 404', async () => {
    const { world, admin, form, send } = await anAdminContext()
    const adviser = await aPerson(world, { role: 'adviser' })
    expect(await loader(argsFor(world, adviser, { path, params }))).toMatchObject({ mayWrite: false })
    expect((await listLoader(argsFor(world, adviser, { path: '/admin/catalogue' }))).next).toBe(null)
    for (const intent of ['save', 'preview', 'place'])
      expect(await send({ ...form, intent }, adviser), intent).toMatchObject({ status: 403 })
    const make = { path: '/admin/catalogue', form: { intent: 'make-year', taxYear: '2026' } }
    expect(await outcomeOf(() => listAction(argsFor(world, adviser, make)))).toMatchObject({ status: 403 })
    const client = await aPerson(world)
    expect(await outcomeOf(() => loader(argsFor(world, client, { path, params })))).toMatchObject({ status: 403 })
    const gone = { path: '/admin/catalogue/nothing', params: { productId: 'nothing' } }
    expect(await outcomeOf(() => loader(argsFor(world, admin, gone)))).toMatchObject({ status: 404 })
    const save = { ...gone, form: { ...form, intent: 'save' } }
    expect(await outcomeOf(() => action(argsFor(world, admin, save)))).toMatchObject({ status: 404 })
  })

  test('a product is moved behind another one', async () => {
    const { world, admin, send } = await anAdminContext()
    expect(await send({ intent: 'place', behind: 'premium' })).toMatchObject({ status: 303 })
    expect((await loader(argsFor(world, admin, { path, params }))).behind).toBe('premium')
    expect(await send({ intent: 'place', behind: 'nowhere' })).toMatchObject({ status: 422 })
  })
})
