import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext } from '#platform/http/request-context.server.ts'
import { explain } from '#platform/words.ts'
import { type CartRefusal, maxUnits } from '#shop/cart/cart.ts'
import { openCookieCart, readCookieCart } from '#shop/cart/cart-cookie.server.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { offersOf } from '#shop/pricing/offers.ts'
import { addOnsOf, packagesOf } from '#shop/pricing/read-offers.ts'
import { choiceQuery, readChoice } from '#shop/pricing/selection.ts'
import { aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import { quote } from './price-quote.ts'
import { action } from './pricing-page.tsx'

async function aStore() {
  const world = await aShop()
  const { products } = await listProducts(world.db, { limit: 100 }, world.now())
  return { world, packages: packagesOf(products), addOns: addOnsOf(products) }
}

function posted(world: World, form: string, cookie = '') {
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  const request = new Request('http://localhost/pricing', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: cookie ? { Cookie: cookie } : {},
  })
  return action({ context, params: {}, request } as never).catch((thrown: unknown) => thrown)
}

async function cartAfter(world: World, answer: unknown) {
  if (!(answer instanceof Response)) throw new Error('expected a redirect')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/cart')
  const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const saved = await readCookieCart(new Request('http://localhost/', { headers: { Cookie } }))
  return { Cookie, items: (await openCookieCart(world.db, saved, world.now())).items }
}

test('the store sells three packages with former prices and eight add-ons', async () => {
  const { packages, addOns } = await aStore()
  expect(packages.map(({ facts }) => facts.id)).toEqual(['basic', 'standard', 'premium'])
  expect(addOns).toHaveLength(8)
  const { packages: offers } = offersOf({ packages, addOns }, '2025')
  expect(offers.map(({ regularCents }) => regularCents)).toEqual([39900, 69900, 119900])
})

test.each([
  ['', { packageId: 'standard', year: '2025', flags: [] }],
  [
    'package=premium&year=2023&add=crypto&add=auditSupport',
    { packageId: 'premium', year: '2023', flags: ['crypto', 'auditSupport'] },
  ],
  ['package=gold&year=1999&add=everything', { packageId: 'standard', year: '2025', flags: [] }],
])('the query %j selects %j', async (address, chosen) => {
  const { packages, addOns } = await aStore()
  expect(readChoice(new URLSearchParams(address), packages, addOns)).toEqual(chosen)
  expect(readChoice(choiceQuery(readChoice(new URLSearchParams(address), packages, addOns)), packages, addOns)).toEqual(
    chosen,
  )
})

test.each([
  'package=basic&year=2024',
  'package=standard&year=2025&add=foreignIncome&add=investments',
  'package=premium&year=2025&add=auditSupport&add=crypto',
])('the selection %s is in the cart at the price of the calculator', async (form) => {
  const { world, packages, addOns } = await aStore()
  const chosen = readChoice(new URLSearchParams(form), packages, addOns)
  const { items } = await cartAfter(world, await posted(world, form))
  const inCart = items.reduce((sum, { variant, quantity }) => sum + quantity * unitPriceCents(variant), 0)
  expect(inCart).toBe(quote(offersOf({ packages, addOns }, chosen.year), chosen)?.totalCents)
  expect(items[0]?.variant.id).toBe(`${chosen.packageId}-${chosen.year}`)
  expect(items.some(({ product }) => product.id === 'add-on-audit-support')).toBe(false)
})

test('a selection that does not fit leaves the cart unchanged and explains why', async () => {
  const { world } = await aStore()
  let cookie = ''
  for (let n = 0; n < 10; n++)
    cookie = (await cartAfter(world, await posted(world, 'package=basic&year=2025', cookie))).Cookie
  const refused = await posted(world, 'package=basic&year=2025&add=crypto', cookie)
  const full: CartRefusal = { ok: false, reason: 'too-many-units', title: 'Basic', max: maxUnits }
  expect(refused).toMatchObject({
    data: { error: explain(cartTexts.shop.cart, full), choice: 'package=basic&year=2025&add=crypto' },
    init: { status: 409 },
  })
  expect(refused).not.toHaveProperty('init.headers')
})
