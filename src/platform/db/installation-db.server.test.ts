import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Mode } from '#platform/config.server.ts'
import { demoEmails } from '#platform/demo-accounts.ts'
import { aPerson } from '#test/accounts/people.ts'
import { onServer } from '#test/database.ts'
import { newWorld, type World } from '#test/world.ts'
import { openOwnerPool, prepareDatabase } from './prepare-database.server.ts'

type Before = { mode: Mode | null; accounts?: string[] }

async function aDatabase({ mode, accounts = [] }: Before): Promise<World> {
  const world = await newWorld()
  const owner = openOwnerPool(world.ownerUrl)
  onTestFinished(() => owner.end())
  await owner.query('delete from installation')
  if (mode) await owner.query('insert into installation (mode) values ($1)', [mode])
  for (const email of accounts) await aPerson(world, { email })
  return world
}

const modeOf = async ({ pool }: World) => (await pool.query('select mode from installation')).rows[0]?.mode ?? null
const demo = ['client@example.com']
const firm = ['client@example.ch']

const start = (world: World, mode: Mode, ownerUrl = world.ownerUrl) =>
  prepareDatabase({ url: world.databaseUrl, ownerUrl, mode })

test.each<[Before, Mode, Mode]>([
  [{ mode: null }, 'demo', 'demo'],
  [{ mode: null }, 'production', 'production'],
  [{ mode: null }, 'test', 'test'],
  [{ mode: null, accounts: demo }, 'demo', 'demo'],
  [{ mode: null, accounts: firm }, 'production', 'production'],
  [{ mode: 'demo', accounts: demo }, 'demo', 'demo'],
  [{ mode: 'demo' }, 'demo', 'demo'],
  [{ mode: 'production', accounts: firm }, 'production', 'production'],
  [{ mode: 'test', accounts: demo }, 'test', 'test'],
])('a database with %j starts with MODE=%s and records %s', async (before, mode, cached) => {
  const world = await aDatabase(before)
  expect(await start(world, mode)).toMatchObject({ ok: true })
  expect(await modeOf(world)).toBe(cached)
})

test.each<[Before, Mode, RegExp]>([
  [{ mode: 'production', accounts: firm }, 'demo', /created with MODE=production .*Set MODE=production/],
  [{ mode: 'production' }, 'test', /created with MODE=production/],
  [{ mode: 'production', accounts: demo }, 'production', /demo accounts \(client@example\.com\)/],
  [{ mode: 'production', accounts: demo }, 'demo', /created with MODE=production/],
  [{ mode: 'demo', accounts: demo }, 'production', /created with MODE=demo .*Set MODE=demo/],
  [{ mode: 'demo' }, 'production', /created with MODE=demo/],
  [{ mode: 'demo' }, 'test', /created with MODE=demo/],
  [{ mode: 'test' }, 'production', /created with MODE=test/],
  [{ mode: 'test' }, 'demo', /created with MODE=test/],
  [{ mode: null, accounts: ['admin@example.com', ...demo] }, 'production', /admin@example\.com, client@example\.com/],
  [{ mode: null, accounts: demo }, 'test', /created with MODE=demo/],
  [{ mode: null, accounts: firm }, 'demo', /created with MODE=production/],
])(
  'a database with %j refuses MODE=%s with and without owner rights, and is unchanged',
  async (before, mode, words) => {
    const world = await aDatabase(before)
    for (const ownerUrl of [world.ownerUrl, world.databaseUrl]) {
      const outcome = await start(world, mode, ownerUrl)
      expect(outcome).toEqual({ ok: false, reason: expect.stringMatching(words) })
      expect(outcome.ok || outcome.reason).toMatch(/\.$/)
    }
    expect(await modeOf(world)).toBe(before.mode)
  },
)

test('production starts after the demo accounts are closed as documented', async () => {
  const world = await aDatabase({ mode: null, accounts: Object.values(demoEmails) })
  const documentation = await readFile('docs/running.md', 'utf8')
  const statements = /```sql\n(begin;[^`]+demo[^`]+commit;)/.exec(documentation)?.[1] ?? ''
  await onServer(world.ownerUrl, statements)
  expect(await start(world, 'production')).toMatchObject({ ok: true })
})

test('a login without ownership can neither record nor change the mode', async () => {
  const world = await aDatabase({ mode: null })
  expect(await start(world, 'production', world.databaseUrl)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('DATABASE_OWNER_URL'),
  })
  await expect(world.pool.query("insert into installation (mode) values ('demo')")).rejects.toThrow('permission denied')
})

test('the mode is checked before migrations run', async () => {
  const world = await aDatabase({ mode: 'production' })
  const owner = openOwnerPool(world.ownerUrl)
  onTestFinished(() => owner.end())
  await owner.query("delete from kysely_migration where name = '0018_list_unsubscribe'")
  await owner.query('alter table emails drop column unsubscribe_url')
  expect(await start(world, 'demo')).toMatchObject({ ok: false })
  expect((await owner.query("select from kysely_migration where name = '0018_list_unsubscribe'")).rowCount).toBe(0)
})

test('a database of an earlier build is refused with one sentence and left unchanged', async () => {
  const world = await newWorld()
  const owner = openOwnerPool(world.ownerUrl)
  onTestFinished(() => owner.end())
  await owner.query("delete from kysely_migration where name <> '0001_baseline'")
  await owner.query("update kysely_migration set name = '0002_platform'")
  const refusal = {
    ok: false,
    isOfEarlierBuild: true,
    reason: expect.stringMatching(/earlier build.*new, empty database/),
  }
  expect(await start(world, 'test')).toEqual(refusal)
  expect(await start(world, 'test', world.databaseUrl)).toEqual(refusal)
  expect((await owner.query('select name from kysely_migration')).rows).toEqual([{ name: '0002_platform' }])
})
