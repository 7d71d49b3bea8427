import { expect, test } from 'vitest'
import { products } from '#content/products.ts'
import { fillMonthlyPlaces } from '#shop/catalogue/changed-products.server.ts'
import { aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'

const session = 'tax-planning-session-default'

async function placesOf({ db }: World): Promise<number | null> {
  const variant = db.selectFrom('productVariants').select('inventoryQuantity').where('id', '=', session)
  return (await variant.executeTakeFirstOrThrow()).inventoryQuantity
}

function sell({ db }: World, left: number) {
  return db.updateTable('productVariants').set({ inventoryQuantity: left }).where('id', '=', session).execute()
}

test('stock is refilled on the first day of a month in Zurich, once', async () => {
  const world = await aShop()
  await fillMonthlyPlaces(world)
  await sell(world, 0)
  world.setNow('2026-11-30T22:59:00Z')
  expect(await fillMonthlyPlaces(world)).toEqual([])
  world.setNow('2026-11-30T23:01:00Z')
  expect(await fillMonthlyPlaces(world)).toContain(session)
  expect(await placesOf(world)).toBe(5)
  await sell(world, 3)
  world.setNow('2026-12-31T12:00:00Z')
  expect(await fillMonthlyPlaces(world)).toEqual([])
  expect(await placesOf(world)).toBe(3)
})

test('stock first set on the last day of a month is refilled the next day', async () => {
  const world = await aShop()
  await sell(world, 2)
  world.setNow('2026-11-30T23:01:00Z')
  expect(await fillMonthlyPlaces(world)).toContain(session)
  expect(await placesOf(world)).toBe(5)
})

test('a missed month is refilled later, and unsold units do not accumulate', async () => {
  const world = await aShop()
  await fillMonthlyPlaces(world)
  await sell(world, 4)
  world.setNow('2027-01-09T12:00:00Z')
  await Promise.all([fillMonthlyPlaces(world), fillMonthlyPlaces(world)])
  expect(await placesOf(world)).toBe(5)
})

test('every variant with tracked stock has a monthly refill, and its ribbon states the number', () => {
  const words: Record<string, number> = { Five: 5 }
  for (const { ribbonText, variants } of products) {
    for (const { id, manageInventory, inventoryQuantity, monthlyPlaces } of variants)
      expect([id, monthlyPlaces ?? null]).toEqual([id, manageInventory ? inventoryQuantity : null])
    const content = /^(\w+) spaces a month$/.exec(ribbonText ?? '')?.[1]
    if (content) expect(variants.map(({ monthlyPlaces }) => monthlyPlaces)).toEqual([words[content]])
  }
})
