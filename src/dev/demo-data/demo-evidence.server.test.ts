import { expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import { findProduct } from '#shop/catalogue/catalogue-db.server.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { viewProduct } from '#shop/catalogue/staff/view-product.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld } from '#test/world.ts'
import { provideDemoEvidence } from './demo-evidence.server.ts'

test('demo evidence proves the former prices in the demo world only, and the admin panel shows their state', async () => {
  const world = await newWorld()
  await seedCatalogue(world)
  const person = await aPerson(world, { role: 'owner' })
  const actor = actorOf(person)
  const look = async () => {
    const product = await findProduct(world.db, 'standard', world.now())
    const view = await viewProduct({ services: world, person, actor, scope: accessScopeOf(actor) }, 'standard')
    const { price_in_cents, sale_price_in_cents } = product?.variants[0] ?? {}
    return { price_in_cents, sale_price_in_cents, state: view?.formers[0]?.claimed?.state }
  }
  expect(await look()).toEqual({ price_in_cents: 49_900, sale_price_in_cents: null, state: 'hidden' })
  await aSetting(world, onlyProvenClaims, false)
  expect(await look()).toEqual({ price_in_cents: 69_900, sale_price_in_cents: 49_900, state: 'unproven' })
  await provideDemoEvidence(world, person.id)
  await provideDemoEvidence(world, person.id)
  await aSetting(world, onlyProvenClaims, true)
  expect(await look()).toEqual({ price_in_cents: 69_900, sale_price_in_cents: 49_900, state: 'proven' })
  const content = await world.db.selectFrom('claimEvidence').select('statedBy').execute()
  expect(content).toHaveLength(4)
  for (const { statedBy } of content) expect(statedBy).toMatch(/^Demo data: .*No client has paid it/)
})
