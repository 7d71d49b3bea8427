import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clamdScanner } from '#platform/files/scanner-clamd.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { newWorld } from '#test/world.ts'
import { seedDemoWorld } from './demo-world.server.ts'

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
