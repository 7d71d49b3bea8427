import { expect, onTestFinished, test, vi } from 'vitest'
import { system } from '#platform/audit/audit.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { saveSettings } from '#platform/settings/settings.server.ts'
import { listenOn } from '#server/http/node-listener.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld, type World } from '#test/world.ts'
import { watchMaintenance } from './maintenance.server.ts'
import { maintenanceMode } from './maintenance.ts'

function turn(world: World, value: 'on' | 'off') {
  const by = { actor: system, role: 'owner', at: world.now() }
  return world.db.transaction().execute((tx) => saveSettings(tx, [{ setting: maintenanceMode, value }], by))
}

function turnSilently(world: World, value: 'on' | 'off') {
  const row = { key: 'maintenance_mode', value: JSON.stringify(value), updatedAt: world.now() }
  return world.db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute()
}

const soon = { timeout: 1_000, interval: 20 }

test('a node queries the database once, until a notification arrives', async () => {
  const world = await newWorld()
  const watch = watchMaintenance(world)
  onTestFinished(await listenOn(world.pool, [watch.listener]))
  let questions = 0
  world.pool.on('acquire', () => questions++)
  for (let request = 0; request < 50; request++) expect(await watch.now()).toBeNull()
  expect(questions).toBe(1)
  await turn(world, 'on')
  await vi.waitFor(
    async () => expect(await watch.now()).toEqual({ reason: 'maintenance', message: '', until: null }),
    soon,
  )
})

test('two nodes close and open within a second, also for uncached pages', async () => {
  const world = await newWorld()
  const nodes = [await openSite(world), await openSite(world)]
  for (const node of nodes) await node.get('/search?q=tax')
  for (const [value, status] of [
    ['on', 503],
    ['off', 200],
    ['on', 503],
  ] as const) {
    await turn(world, value)
    for (const node of nodes)
      await vi.waitFor(async () => expect((await node.get('/search?q=tax')).status).toBe(status), soon)
  }
})

test('a change without notification is seen after the maximum age', async () => {
  const world = await newWorld()
  const watch = watchMaintenance(world, 200)
  onTestFinished(await listenOn(world.pool, [watch.listener]))
  expect(await watch.now()).toBeNull()
  await turnSilently(world, 'on')
  expect(await watch.now()).toBeNull()
  await vi.waitFor(async () => expect(await watch.now()).not.toBeNull(), soon)
})

test('a disconnected node reads on every request and catches up after reconnecting', async () => {
  const world = await newWorld()
  const way = await startBlackHole(world.databaseUrl)
  const pool = openPool(way.url, 2)
  onTestFinished(() => pool.end())
  const watch = watchMaintenance({ db: openDatabase(pool), log: world.log, config: world.config })
  const stop = await listenOn(pool, [watch.listener], { beatMs: 50, answerMs: 100, reconnectMs: 50 })
  onTestFinished(stop)
  expect(await watch.now()).toBeNull()
  await way.refuse()
  await turn(world, 'on')
  expect(await watch.now()).toBeNull()
  await way.clear()
  await vi.waitFor(async () => expect(await watch.now()).not.toBeNull(), { timeout: 5_000 })
  await turn(world, 'off')
  await vi.waitFor(async () => expect(await watch.now()).toBeNull(), { timeout: 5_000 })
  await turn(world, 'on')
  await vi.waitFor(async () => expect(await watch.now()).not.toBeNull(), { timeout: 5_000 })
  await way.refuse()
  expect(await watch.now()).not.toBeNull()
  await way.clear()
})

test('every request reads if there is no subscription, as in development', async () => {
  const world = await newWorld()
  const watch = watchMaintenance(world)
  expect(await watch.now()).toBeNull()
  await turnSilently(world, 'on')
  expect(await watch.now()).not.toBeNull()
})
