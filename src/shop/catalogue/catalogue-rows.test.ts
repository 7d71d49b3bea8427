import { expect, test } from 'vitest'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { newWorld } from '#test/world.ts'
import { findProduct } from './catalogue-db.server.ts'
import { seedCatalogue } from './seed-catalogue.server.ts'

test('the store API keeps the fields of the specification that no product uses', async () => {
  const world = await newWorld()
  await seedCatalogue(world)
  const product = await findProduct(world.db, 'standard', world.now())
  expect(product).toMatchObject({ deleted_at: null, metadata: {}, thumbnail: product?.images[0]?.url })
  expect(product?.images).toContainEqual(expect.objectContaining({ type: 'drawing' }))
  expect(product?.variants).toContainEqual(expect.objectContaining({ weight: null }))
  expect(product?.related_products).toContainEqual(
    expect.objectContaining({ section_title: catalogueTexts.catalogueRows.alsoInStore, related_type: 'product' }),
  )
})
