import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { explain } from '#platform/words.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { findProduct } from '#shop/catalogue/catalogue-db.server.ts'
import { aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import type { World } from '#test/world.ts'
import { maxUnits, mergeInto } from './cart.ts'

vi.setConfig({ testTimeout: 90_000 })

async function aVisitor(world: World) {
  const site = await openSite(world)
  const jar = new Map<string, string>()
  const ask = async (path: string, request: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await site.ask(path, { ...request, headers: { ...request.headers, Cookie: cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return reply
  }
  const checkOut = (items: [string, number][], cartId: string = randomUUID()) =>
    ask('/store/main/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        items: items.map(([variant_id, quantity]) => ({ variant_id, quantity })),
        successUrl: 'http://localhost:3000/success',
        cancelUrl: 'http://localhost:3000/cart',
        cartId,
        domicile: 'CH',
      }),
    })
  const savedCart = async () => {
    const body = (await (await ask('/cart/lines')).json()) as { id: string; items: SavedItem[] }
    return { id: body.id, items: body.items.map(({ variant, quantity }) => [variant.id, quantity]), whole: body.items }
  }
  return { ask, checkOut, savedCart, jar }
}

type SavedItem = { variant: { id: string; inventory_quantity: number | null }; quantity: number }

function theLastFive({ db }: World) {
  return db
    .selectFrom('productVariants')
    .select(['id', 'productId'])
    .where('manageInventory', '=', true)
    .where('inventoryQuantity', '=', 5)
    .executeTakeFirstOrThrow()
}

describe('restoring an unpaid cart', () => {
  test('a visitor who returns from payment finds the cart and its reserved stock', async () => {
    const world = await aShop()
    const { id } = await theLastFive(world)
    const user = await aVisitor(world)
    const cartId = randomUUID()
    const first = await user.checkOut([[id, 5]], cartId)
    const saved = await user.savedCart()
    expect(saved).toMatchObject({ id: cartId, items: [[id, 5]] })
    expect(saved.whole[0]?.variant.inventory_quantity).toBe(5)
    const again = await user.checkOut([[id, 5]], saved.id)
    expect([again.status, await again.json()]).toEqual([200, await first.json()])
    expect((await user.checkOut([[id, 4]], saved.id)).status).toBe(200)
    expect((await user.savedCart()).items).toEqual([[id, 4]])
  })

  test('the cart page without JavaScript shows the cart and continues its checkout', async () => {
    const world = await aShop()
    const user = await aVisitor(world)
    const form = (fields: Record<string, string>) =>
      user.ask('/cart', { method: 'POST', body: new URLSearchParams(fields) })
    await form({ intent: 'add', productId: 'standard', variantId: 'standard-2025', quantity: '2' })
    const first = await form({ intent: 'checkout', domicile: 'CH' })
    expect(await (await user.ask('/cart')).text()).toContain('998.00')
    expect((await form({ intent: 'checkout', domicile: 'CH' })).headers.get('Location')).toBe(
      first.headers.get('Location'),
    )
  })

  test('a cart that is paid or being paid is not restored', async () => {
    const world = await aShop()
    for (const state of ['paid', 'processing'] as const) {
      const user = await aVisitor(world)
      await user.checkOut([['standard-2025', 1]])
      const [checkoutId = '', payment] = [...world.payments.payments].at(-1) ?? []
      if (payment) world.payments.payments.set(checkoutId, { ...payment, state, paymentId: `pay-${state}` })
      expect((await user.savedCart()).items).toEqual([])
    }
  })

  test('a restored cart is removed once its order is paid after all', async () => {
    const world = await aShop()
    const user = await aVisitor(world)
    await user.checkOut([['standard-2025', 1]])
    expect(await (await user.ask('/cart')).text()).toContain('499.00')
    const [checkoutId = '', payment] = [...world.payments.payments].at(-1) ?? []
    if (payment) world.payments.payments.set(checkoutId, { ...payment, state: 'paid', paymentId: 'pay-1' })
    const { returnToken } = await world.db.selectFrom('orders').select('returnToken').executeTakeFirstOrThrow()
    await user.ask(`/success?order=${returnToken}`)
    expect((await user.savedCart()).items).toEqual([])
  })

  test('opening the cancel link repeatedly restores the cart once', async () => {
    const world = await aShop()
    const user = await aVisitor(world)
    const cartId = randomUUID()
    await user.checkOut([['standard-2025', 2]], cartId)
    const { returnToken } = await world.db.selectFrom('orders').select('returnToken').executeTakeFirstOrThrow()
    const cancel = () => user.ask(`/checkout/cancelled/${returnToken}`)
    for (const _ of [1, 2]) expect((await cancel()).status).toBe(303)
    expect(await user.savedCart()).toMatchObject({ id: cartId, items: [['standard-2025', 2]] })
    await cancel()
    expect(await user.savedCart()).toMatchObject({ id: cartId, items: [['standard-2025', 2]] })
  })

  test('lines of the same cart are restored to their quantity, those of another are added', async () => {
    const world = await aShop()
    const product = await findProduct(world.db, 'standard', world.now())
    const variant = product?.variants[0]
    if (!product || !variant) throw new Error('no product')
    const item = (quantity: number) => ({ product, variant, quantity })
    const quantities = (items: { quantity: number }[]) => items.map(({ quantity }) => quantity)
    expect(quantities(mergeInto([item(1)], [item(2)], true))).toEqual([2])
    expect(quantities(mergeInto([item(3)], [item(2)], true))).toEqual([3])
    expect(quantities(mergeInto([item(3)], [item(2)], false))).toEqual([5])
    expect(quantities(mergeInto([], [item(2)], true))).toEqual([2])
  })
})

describe('refused checkouts', () => {
  test('too many units are refused with a message, also when split over two lines', async () => {
    const world = await aShop()
    const user = await aVisitor(world)
    const reply = await user.checkOut([
      ['standard-2025', 6],
      ['standard-2025', 6],
    ])
    const message = explain(cartTexts.shop.cart, {
      ok: false,
      reason: 'too-many-units',
      title: 'Standard',
      max: maxUnits,
    })
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'too_many_units', message }])
  })

  test('a hidden or free product cannot be ordered by its variant', async () => {
    const world = await aShop()
    const user = await aVisitor(world)
    await world.db.updateTable('products').set({ isHidden: true }).where('id', '=', 'standard').execute()
    const reply = await user.checkOut([['standard-2025', 1]])
    expect([reply.status, await reply.json()]).toMatchObject([422, { code: 'unknown_variant' }])
    expect((await findProduct(world.db, 'standard', world.now()))?.purchasable).toBe(false)
    await world.db
      .updateTable('productVariants')
      .set({ priceInCents: 0, salePriceInCents: null })
      .where('id', '=', 'basic-2025')
      .execute()
    const free = await user.checkOut([['basic-2025', 1]])
    expect([free.status, await free.json()]).toMatchObject([422, { code: 'nothing_to_pay' }])
  })
})
