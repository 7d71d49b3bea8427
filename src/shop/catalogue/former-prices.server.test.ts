import { expect, test } from 'vitest'
import { aShop } from '#test/shop.ts'
import { unitPriceCents } from './catalogue.ts'
import { findProduct } from './catalogue-db.server.ts'
import { signPrices } from './editing/edit-db.server.ts'

const variantId = 'voluntary-disclosure-default'

test('a price charged for 30 days is struck through beside a lower one; the price paid is unchanged', async () => {
  const world = await aShop()
  const { rows } = await world.pool.query(
    'select id, product_id from product_variants where id <> $1 and sale_price_in_cents is null limit 1',
    [variantId],
  )
  const { id, product_id: productId } = rows[0]
  const ask = async (priceCents: number, at: string) => {
    world.setNow(at)
    await world.db.transaction().execute(async (tx) => {
      await signPrices(tx, '', new Date(at))
      await tx
        .updateTable('productVariants')
        .set({ priceInCents: priceCents, salePriceInCents: null })
        .where('id', '=', id)
        .execute()
    })
  }
  const shown = async () => (await findProduct(world.db, productId, world.now()))?.variants.find((one) => one.id === id)
  await ask(50_000, '2026-12-01T09:00:00Z')
  await ask(40_000, '2027-01-05T09:00:00Z')
  const variant = await shown()
  expect(variant).toMatchObject({
    price_in_cents: 50_000,
    sale_price_in_cents: 40_000,
    prices: [{ amount: 50_000, sale_amount: 40_000 }],
  })
  expect(variant && unitPriceCents(variant)).toBe(40_000)
  await ask(60_000, '2027-01-06T09:00:00Z')
  expect(await shown()).toMatchObject({ price_in_cents: 60_000, sale_price_in_cents: null })
  await ask(55_000, '2027-01-10T09:00:00Z')
  expect(await shown()).toMatchObject({ price_in_cents: 60_000, sale_price_in_cents: 55_000 })
  world.setNow('2027-01-12T09:00:00Z')
  expect(await shown()).toMatchObject({ price_in_cents: 55_000, sale_price_in_cents: null })
})
