import { afterAll, beforeEach, expect, test } from 'vitest'
import { aSetting } from '#test/settings.ts'
import { newWorld } from '#test/world.ts'
import type { RunKind } from './backup-run.ts'
import { backupDaily, backupStorage } from './backup-settings.ts'
import { findBackupTrouble } from './read-backup-settings.server.ts'

const world = await newWorld({}, afterAll)
const clear = () => world.pool.query('delete from backup_runs')
beforeEach(clear)

async function ended(kind: RunKind, state: 'done' | 'failed', hoursAgo: number): Promise<void> {
  const at = new Date(world.now().getTime() - hoursAgo * 3_600_000)
  await world.db.insertInto('backupRuns').values({ kind, state, requestedAt: at, startedAt: at, endedAt: at }).execute()
}

type FindBackupTroubleInput = { daily?: 'on' | 'off'; place?: string; isProduction?: boolean; ownsNothing?: boolean }

async function trouble({
  daily = 'on',
  place: storage = '/backups',
  isProduction = true,
  ownsNothing = false,
}: FindBackupTroubleInput = {}) {
  await aSetting(world, backupDaily, daily)
  await aSetting(world, backupStorage, storage)
  const own = { DATABASE_URL: world.databaseUrl, DATABASE_OWNER_URL: ownsNothing ? undefined : world.ownerUrl }
  return findBackupTrouble({ ...world, config: { ...world.config, ...own, isProduction } })
}

test.each([
  ['no location and no backup', { place: '' }, [], 'no-place'],
  ['no location, but a manual backup', { place: '' }, [['backup', 'done', 1]], null],
  ['a location, and nothing was due yet', {}, [], null],
  ['no read access to all tables', { ownsNothing: true }, [['backup', 'done', 1]], 'no-owner'],
  ['no read access to all tables, but no schedule', { ownsNothing: true, daily: 'off' }, [], null],
  [
    'the last backup failed',
    {},
    [
      ['backup', 'done', 20],
      ['backup', 'failed', 1],
    ],
    'failed',
  ],
  [
    'the last backup succeeded, the one before failed',
    {},
    [
      ['backup', 'failed', 20],
      ['backup', 'done', 1],
    ],
    null,
  ],
  ['a backup 36 hours old', {}, [['backup', 'done', 36]], null],
  ['a backup more than 36 hours old', {}, [['backup', 'done', 36.1]], 'late'],
  ['an old backup outside production', { isProduction: false }, [['backup', 'done', 99]], null],
  ['an old backup without a schedule', { daily: 'off' }, [['backup', 'done', 99]], null],
  [
    'a failed restore test',
    {},
    [
      ['backup', 'done', 1],
      ['restore-test', 'failed', 2],
    ],
    'test-failed',
  ],
  [
    'a restore test that has succeeded since',
    {},
    [
      ['backup', 'done', 1],
      ['restore-test', 'failed', 9],
      ['restore-test', 'done', 2],
    ],
    null,
  ],
  [
    'a failed backup takes precedence over a failed restore test',
    {},
    [
      ['restore-test', 'failed', 1],
      ['backup', 'failed', 2],
    ],
    'failed',
  ],
  [
    'a successful restore test does not replace a backup',
    {},
    [
      ['backup', 'done', 40],
      ['restore-test', 'done', 1],
    ],
    'late',
  ],
] as const)('finds the most serious problem: %s', async (_, given, runs, expected) => {
  for (const [kind, state, hoursAgo] of runs) await ended(kind, state, hoursAgo)
  expect(await trouble(given)).toBe(expected)
})

test('a failure is reported until a later run has succeeded', async () => {
  await ended('backup', 'failed', 1)
  await world.db
    .insertInto('backupRuns')
    .values({ kind: 'backup', state: 'running', requestedAt: world.now() })
    .execute()
  expect(await trouble()).toBe('failed')
})
