import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import { clamdScanner } from '#platform/files/scanner-clamd.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { findProduct } from '#shop/catalogue/catalogue-db.server.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { viewProduct } from '#shop/catalogue/staff/view-product.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld } from '#test/world.ts'
import { provideDemoEvidence, seedDemoWorld } from './demo-world.server.ts'

test.each(['away', 'there'])(
  'demo data is created completely without scanning when the configured scanner is %s',
  async (state) => {
    const folder = await mkdtemp(join(tmpdir(), 'demo-world-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const clamd = await startClamdStandIn()
    if (state === 'away') await clamd.stop()
    const world = await newWorld({ MODE: 'demo', DATA_DIR: folder, CLAMD_URL: clamd.url })
    world.scanner = clamdScanner(clamd.url)
    await seedCatalogue(world)
    expect((await seedDemoWorld(world)).announcement).toContain(portalTexts.portalShell.clientPortal)
    const states = await world.db.selectFrom('cases').select('state').orderBy('state').execute()
    expect(states.map((row) => row.state)).toEqual(expect.arrayContaining(['client_approval', 'filed', 'assessed']))
    const results = await world.db.selectFrom('expectedTaxes').select(['caseId', 'balanceCents']).execute()
    const known = new Set(results.flatMap(({ caseId, balanceCents }) => (balanceCents === null ? [] : [caseId])))
    expect(known.size).toBe(3)
    expect(await world.db.selectFrom('assessmentAdvice').select('advice').execute()).toEqual([{ advice: 'object' }])
    const scans = await world.db.selectFrom('storedFiles').select('scanState').distinct().execute()
    expect(scans).toEqual([{ scanState: 'not_needed' }])
  },
  60_000,
)

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
