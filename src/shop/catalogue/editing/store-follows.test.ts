import { expect, test } from 'vitest'
import { say } from '#platform/words.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aShop } from '#test/shop.ts'
import { openSite, type Site } from '#test/web-app.ts'
import type { World } from '#test/world.ts'
import { changeProduct } from './change-product.server.ts'
import { findEditable } from './edit-db.server.ts'
import { formValues } from './form-values.ts'

async function change(world: World, productId: string, changes: Record<string, string>) {
  const owner = await aPerson(world, { role: 'owner' })
  const product = await findEditable(world.db, productId, world.now())
  if (!product) throw new Error('gone')
  const entered = { ...formValues(product), ...changes }
  const outcome = await changeProduct(world, { productId, version: product.version, entered, actor: actorOf(owner) })
  expect(outcome).toMatchObject({ ok: true })
}

const textOf = async (site: Site, path: string) => (await site.get(path, { Accept: 'text/html' })).text()

test('pages, search, sitemap and store API show changes on every node within a second', {
  timeout: 60_000,
}, async () => {
  const world = await aShop()
  const nodes = [await openSite(world), await openSite(world)]
  const paths = [
    '/',
    '/store',
    '/product/standard',
    '/pricing',
    '/store/main/products',
    '/store/main/products/standard',
  ]
  for (const site of nodes) for (const path of paths) await textOf(site, path)
  const price = Object.fromEntries([2025, 2024, 2023].map((year) => [`standard-${year}.price`, '512.35']))
  await change(world, 'standard', { title: 'Standard Plus', ...price })
  const cheaper = { 'basic-2025.price': '289.05', 'basic-2024.price': '299', 'basic-2023.price': '299' }
  await change(world, 'basic', cheaper)
  for (const site of nodes) {
    for (const path of paths) {
      // The home page shows the lowest price (289.05); the store API returns the price in cents.
      const sign = path.startsWith('/store/main') ? '51235' : path === '/' ? '289.05' : '512.35'
      await expect.poll(() => textOf(site, path), { timeout: 1_000, message: path }).toContain(sign)
    }
    expect(await textOf(site, '/product/standard')).toContain('"price":"512.35"')
    expect(await textOf(site, '/search?q=standard+plus')).toContain('Standard Plus')
    expect(await textOf(site, '/sitemap.xml')).toContain('/product/standard')
  }
  await change(world, 'standard', { status: 'archived' })
  for (const site of nodes) {
    await expect.poll(async () => (await site.get('/product/standard')).status, { timeout: 1_000 }).toBe(404)
    expect((await site.get('/store/main/products/standard')).status).toBe(404)
    for (const path of ['/store', '/sitemap.xml'])
      await expect.poll(() => textOf(site, path), { timeout: 1_000 }).not.toContain('/product/standard')
  }
})

test('a cart without JavaScript lists changed prices and removed products before payment', async () => {
  const world = await aShop()
  const site = await openSite(world)
  let cookie = ''
  const post = async (fields: Record<string, string>) => {
    const answer = await site.ask('/cart', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Cookie: cookie },
    })
    const saved = answer.headers.getSetCookie().find((one) => one.startsWith('cart='))
    if (answer.status === 303 && saved) cookie = saved.split(';')[0] ?? ''
    return answer
  }
  for (const [productId, variantId] of [
    ['standard', 'standard-2025'],
    ['basic', 'basic-2024'],
  ] as const)
    expect((await post({ intent: 'add', productId, variantId, quantity: '1' })).status).toBe(303)
  const page = async () => (await site.get('/cart', { Cookie: cookie })).text()
  expect(await page()).not.toContain(cartTexts.cartChanges.yourCartHasChanged)
  await change(world, 'standard', { 'standard-2025.price': '549.00' })
  await change(world, 'basic', { status: 'archived' })
  expect(await page()).toContain('name="domicile"')
  const undeclared = await post({ intent: 'checkout', total: '79800', domicile: '', email: 'ana@example.com' })
  expect(undeclared.status).toBe(422)
  const refused = await post({ intent: 'checkout', total: '79800', domicile: 'CH', email: 'ana@example.com' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toMatch(/<option (?=[^>]*value="CH")[^>]*selected/)
  const shown = await page()
  const { changes } = cartTexts.shop
  const standard = { title: 'Standard', variantTitle: 'Tax year 2025' }
  const price = { ...standard, fromCents: 49_900, toCents: 54_900, currency: 'CHF' }
  expect(shown).toContain(say(changes, { code: 'price', values: price }))
  const basic = { title: 'Basic', variantTitle: 'Tax year 2024' }
  expect(shown).toContain(say(changes, { code: 'gone', values: basic }))
  const [, total = ''] = /name="total" value="(\d+)"/.exec(shown) ?? []
  expect(total).toBe('54900')
  expect((await post({ intent: 'checkout', total, domicile: 'CH', email: 'ana@example.com' })).status).toBe(303)
  const order = await world.db.selectFrom('orders').select(['totalCents', 'state']).executeTakeFirstOrThrow()
  expect(order).toEqual({ totalCents: 49_410, state: 'pending' })
})
