import { afterAll, beforeEach, expect, test } from 'vitest'
import { aSetting } from '#test/settings.ts'
import { newWorld } from '#test/world.ts'
import { findRun, listRuns } from './backup-run-db.server.ts'
import { backupDaily, backupStorage, backupTime, restoreTestDay } from './backup-settings.ts'
import { endWith, executeRun, resultOf, testResultOf } from './execute-run.server.ts'
import { planRuns, requestRun } from './request-run.server.ts'

const world = await newWorld({}, afterAll)
beforeEach(async () => {
  await world.pool.query('delete from backup_runs; delete from settings; delete from graphile_worker._private_jobs')
  await aSetting(world, backupStorage, '/backups')
  await aSetting(world, restoreTestDay, 'sunday')
})

const at = (instant: string) => ({ ...world, now: () => new Date(instant) })
const [saturday, sunday] = ['2026-11-21T09:00:00Z', '2026-11-22T09:00:00Z']

async function runs() {
  const all = [...(await listRuns(world.db, 'backup', 9)), ...(await listRuns(world.db, 'restore-test', 9))]
  return all.map(({ kind, dueOn, state }) => `${kind} ${dueOn} ${state}`).sort()
}

async function endAll(): Promise<void> {
  for (const kind of ['backup', 'restore-test'] as const) {
    for (const { id, state } of await listRuns(world.db, kind, 9)) {
      if (state === 'waiting') await endWith(world, id, { state: 'done' })
    }
  }
}

test('the weekly restore test is planned after the daily backup, each of them once', async () => {
  await planRuns(at(sunday))
  await planRuns(at(sunday))
  expect(await runs()).toEqual(['backup 2026-11-22 waiting'])
  await endAll()
  await planRuns(at(sunday))
  await planRuns(at(sunday))
  expect(await runs()).toEqual(['backup 2026-11-22 done', 'restore-test 2026-11-22 waiting'])
  await endAll()
  await planRuns(at(sunday))
  expect((await runs()).filter((run) => run.endsWith('waiting'))).toEqual([])
})

type PlanRunsInput = { place?: string; daily?: 'on' | 'off'; time?: string; testDay?: 'sunday' | 'monday' | 'off' }

test.each<[string, PlanRunsInput, string[]]>([
  ['nothing without a location', { place: '' }, []],
  ['only the restore test when daily backups are off', { daily: 'off' }, ['restore-test 2026-11-15 waiting']],
  ['the restore test of another weekday', { daily: 'off', testDay: 'monday' }, ['restore-test 2026-11-16 waiting']],
  ['the backup of the day before until the time of day', { time: '10:01' }, ['backup 2026-11-20 waiting']],
  ['only the backup when restore tests are off', { testDay: 'off' }, ['backup 2026-11-21 waiting']],
  ['nothing when both are off', { daily: 'off', testDay: 'off' }, []],
])(
  'plans %s',
  async (_, { place: storage = '/backups', daily = 'on', time = '02:30', testDay = 'sunday' }, expected) => {
    await aSetting(world, backupStorage, storage)
    await aSetting(world, backupDaily, daily)
    await aSetting(world, backupTime, time)
    await aSetting(world, restoreTestDay, testDay)
    await planRuns(at(saturday))
    expect(await runs()).toEqual(expected)
  },
)

async function requested(kind: 'backup' | 'restore-test') {
  const input = { kind, dueOn: null, requestedBy: null, requestedAt: world.now() }
  const outcome = await world.db.transaction().execute((tx) => requestRun(tx, input))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.runId
}

const notified = async () =>
  (await world.pool.query("select 1 from graphile_worker.jobs where task_identifier <> 'backup-run'")).rowCount

test('the result of a run is saved once, and a failure is published once', async () => {
  const runId = await requested('backup')
  await endWith(world, runId, { state: 'failed', reason: 'no room' })
  await endWith(world, runId, { state: 'done' })
  await endWith(world, runId, { state: 'failed', reason: 'again' })
  await executeRun(world, runId)
  expect(await findRun(world.db, runId)).toMatchObject({ state: 'failed', reason: 'no room', endedAt: world.now() })
  expect(await notified()).toBe(1)
  await endWith(world, await requested('backup'), { state: 'done' })
  expect(await notified()).toBe(1)
})

test.each(['backup', 'restore-test'] as const)(
  'a %s without a location fails and says what is missing',
  async (kind) => {
    await aSetting(world, backupStorage, '')
    const runId = await requested(kind)
    await executeRun(world, runId)
    expect(await findRun(world.db, runId)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('No backup location is set'),
    })
  },
)

const measure = { bytes: 10, sha256: 'a'.repeat(64) }
const manifest = {
  tables: [{ name: 'people', columns: [], rows: 3, ...measure }],
  files: [{ key: 'a', ...measure }],
  missing: [] as string[],
} as unknown as Parameters<typeof resultOf>[0]['manifest']
const whole = {
  ...{ ok: true, name: 'backup-1.tar', sizeBytes: 99, manifest },
  newFiles: { count: 1, bytes: 10 },
} as Parameters<typeof resultOf>[0]

test('a backup with missing files has failed, but its content and the missing files are recorded', () => {
  const held = { name: 'backup-1.tar', sizeBytes: 99, rowCount: 3, fileCount: 1, newFileCount: 1 }
  expect(resultOf(whole)).toEqual({ state: 'done', ...held })
  const missing = Array.from({ length: 25 }, (_, at) => `file-${at}`)
  const lacking = resultOf({ ...whole, manifest: { ...manifest, missing } })
  expect(lacking).toMatchObject({ state: 'failed', ...held, reason: expect.stringMatching(/^25 files.*file-19$/) })
})

test('a restore test records what was compared, or why it failed', () => {
  expect(testResultOf({ ok: true, manifest } as Parameters<typeof testResultOf>[0])).toEqual({
    state: 'done',
    sizeBytes: 20,
    rowCount: 3,
    fileCount: 1,
  })
  expect(testResultOf({ ok: false, reason: 'cut off' })).toEqual({ state: 'failed', reason: 'cut off' })
})
