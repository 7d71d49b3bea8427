import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beginRun, listRuns } from '#platform/backup/backup-run-db.server.ts'
import { backupRetentionDays, backupStorage, backupsAmong, restoreTestDay } from '#platform/backup/backup-settings.ts'
import { executeRun } from '#platform/backup/execute-run.server.ts'
import { findBackupTrouble } from '#platform/backup/read-backup-settings.server.ts'
import { planRuns, requestRun } from '#platform/backup/request-run.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPerson } from '#test/cases.ts'
import { aFilledWorld, aFolder } from '#test/platform/backup.ts'
import { aSetting } from '#test/settings.ts'
import { runJobs, type World } from '#test/world.ts'
import { action, loader } from './backups-page.tsx'

const path = '/admin/settings/backups'

async function aWorld() {
  const world = await aFilledWorld()
  await world.pool.query('delete from graphile_worker._private_jobs')
  const folder = await aFolder('/var/tmp')
  await aSetting(world, backupStorage, folder)
  return { world, folder, owner: await aPerson(world, { role: 'owner' }) }
}

const at = (world: World, instant: string) => ({ ...world, now: () => new Date(instant) })
const states = async (world: World) =>
  (await listRuns(world.db, 'backup', 20)).map(({ dueOn, state }) => [dueOn, state])
const emailsAbout = async (world: World, subject: string) =>
  (await world.db.selectFrom('emails').select('toAddress').where('subject', '=', subject).execute()).map(
    ({ toAddress }) => toAddress,
  )

test('concurrent planners create one backup a day; missed days are made up by one', async () => {
  const { world, folder } = await aWorld()
  await aSetting(world, restoreTestDay, 'off')
  const pool = openPool(world.databaseUrl)
  const other = { ...world, pool, db: openDatabase(pool) }
  const plan = async (instant: string) => {
    await Promise.all([world, other, world, other].map((node) => planRuns(at(node, instant))))
    await runJobs(world)
  }
  await plan('2026-11-21T01:31:00Z')
  await plan('2026-11-21T20:00:00Z')
  await plan('2026-11-22T01:00:00Z')
  expect(await states(world)).toEqual([['2026-11-21', 'done']])
  await plan('2026-11-25T16:00:00Z')
  expect(await states(world)).toEqual([
    ['2026-11-25', 'done'],
    ['2026-11-21', 'done'],
  ])
  // Both were written within the last 24 hours, so neither was removed.
  expect(backupsAmong(await readdir(folder))).toHaveLength(2)
  await pool.end()
}, 30_000)

test('a backup deletes the backups older than the configured number of days', async () => {
  const { world, folder } = await aWorld()
  await writeFile(join(folder, 'backup-20261101T000000000Z.tar'), 'of an earlier day')
  await aSetting(world, backupRetentionDays, 1)
  await planRuns(world)
  await runJobs(world)
  const [run] = await listRuns(world.db, 'backup', 1)
  expect(backupsAmong(await readdir(folder))).toEqual([run?.name])
}, 30_000)

test('a restarted run completes after its process was killed', async () => {
  const { world, folder } = await aWorld()
  const at = { requestedBy: null, requestedAt: world.now() }
  const requested = await world.db.transaction().execute((tx) => requestRun(tx, { kind: 'backup', dueOn: null, ...at }))
  if (!requested.ok) throw new Error(requested.reason)
  await beginRun(world.db, requested.runId, world.now())
  await writeFile(join(folder, 'backup-20260101T000000000Z.tar.partial'), 'half')
  await runJobs(world)
  await executeRun(world, requested.runId)
  const [run] = await listRuns(world.db, 'backup', 2)
  expect(run).toMatchObject({ state: 'done', fileCount: 2, sizeBytes: expect.any(Number), step: 'cleaning' })
  expect(backupsAmong(await readdir(folder))).toEqual([run?.name])
}, 30_000)

test('a run whose job disappeared fails, is reported by email, and blocks no new run', async () => {
  const { world, owner } = await aWorld()
  const requested = { kind: 'backup', dueOn: null, requestedBy: null, requestedAt: world.now() } as const
  await world.db.transaction().execute((tx) => requestRun(tx, requested))
  await world.pool.query('delete from graphile_worker._private_jobs')
  await planRuns(world)
  expect((await states(world)).map(([, state]) => state).sort()).toEqual(['failed', 'waiting'])
  await runJobs(world)
  expect(await emailsAbout(world, 'Backup failed')).toEqual([owner.email])
}, 30_000)

test.each([
  ['a folder that cannot be created', '/etc/passwd/backups'],
  ['a bucket that refuses', 's3://refused/nightly'],
])(
  '%s: the run fails with a reason, each owner gets one email, and the dashboard shows it',
  async (_, address) => {
    const { world, owner } = await aWorld()
    const config = { ...world.config, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1', BACKUP_S3_ACCESS_KEY: 'a' }
    const node = { ...world, config: { ...config, BACKUP_S3_SECRET_KEY: 'b' } }
    const second = await aPerson(world, { role: 'owner' })
    await aPerson(world, { role: 'admin' })
    await aSetting(world, backupStorage, address)
    await planRuns(node)
    await runJobs(node)
    const [run] = await listRuns(world.db, 'backup', 1)
    expect(run).toMatchObject({ state: 'failed', reason: expect.stringMatching(/cannot be used|failed/) })
    expect((await emailsAbout(world, 'Backup failed')).sort()).toEqual([owner.email, second.email].sort())
    expect(await findBackupTrouble(node)).toBe('failed')
  },
  60_000,
)

test('an owner starts a backup and a restore test from the page, one at a time', async () => {
  const { world, owner } = await aWorld()
  const press = (intent: string) => outcomeOf(action(argsFor(world, owner, { path, form: { intent } })))
  expect((await press('backup')).to).toContain('note=backup-asked')
  expect((await press('restore-test')).status).toBe(409)
  await runJobs(world)
  expect((await press('restore-test')).to).toContain('note=restore-test-asked')
  await runJobs(world)
  const { data } = await outcomeOf(loader(argsFor(world, owner, { path })))
  expect(data).toMatchObject({
    view: {
      trouble: null,
      open: null,
      runs: [
        { kind: 'restore-test', state: 'done', fileCount: 2 },
        { kind: 'backup', state: 'done', fileCount: 2, doneCount: 2, totalCount: 2 },
      ],
    },
  })
}, 90_000)

test('only the owner changes the storage location; admins change the rest, advisers get 403', async () => {
  const { world, owner } = await aWorld()
  const admin = await aPerson(world, { role: 'admin' })
  const save = (person: typeof owner, form: Record<string, string>) =>
    outcomeOf(action(argsFor(world, person, { path, form })))
  expect((await save(admin, { backupTime: '04:00', backupRetentionDays: '14', backupDaily: 'on' })).status).toBe(303)
  expect((await save(admin, { backupStorage: '/elsewhere' })).status).toBe(403)
  expect((await save(owner, { backupStorage: 'elsewhere' })).status).toBe(422)
  expect((await save(owner, { backupTime: '25:00' })).status).toBe(422)
  expect((await save(owner, { backupStorage: '/proc/backups' })).status).toBe(422)
  const adviser = await aPerson(world, { role: 'adviser' })
  expect((await outcomeOf(() => loader(argsFor(world, adviser, { path })))).status).toBe(403)
  const { data } = await outcomeOf(loader(argsFor(world, admin, { path })))
  expect(data).toMatchObject({ view: { settings: { time: '04:00', keep: 14, daily: 'on' } } })
})
