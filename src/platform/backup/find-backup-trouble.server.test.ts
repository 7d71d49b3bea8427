import { afterAll, beforeEach, expect, test } from 'vitest'
import { aSetting } from '#test/settings.ts'
import { newWorld } from '#test/world.ts'
import type { RunKind } from './backup-run.ts'
import { backupDaily, backupStorage } from './backup-settings.ts'
import { findBackupTrouble } from './find-backup-trouble.server.ts'

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
  ['no place and no backup', { place: '' }, [], 'no-place'],
  ['no place, though one was made by hand', { place: '' }, [['backup', 'done', 1]], null],
  ['a place, and nothing was due yet', {}, [], null],
  ['a program that cannot read every table', { ownsNothing: true }, [['backup', 'done', 1]], 'no-owner'],
  ['the same, where nothing is made by the timetable', { ownsNothing: true, daily: 'off' }, [], null],
  [
    'the last one failed',
    {},
    [
      ['backup', 'done', 20],
      ['backup', 'failed', 1],
    ],
    'failed',
  ],
  [
    'the last one is good, the one before failed',
    {},
    [
      ['backup', 'failed', 20],
      ['backup', 'done', 1],
    ],
    null,
  ],
  ['a good one of 36 hours', {}, [['backup', 'done', 36]], null],
  ['a good one of more', {}, [['backup', 'done', 36.1]], 'late'],
  ['the same where nobody keeps a firm', { isProduction: false }, [['backup', 'done', 99]], null],
  ['the same where backups are made by hand', { daily: 'off' }, [['backup', 'done', 99]], null],
  [
    'a restore that failed',
    {},
    [
      ['backup', 'done', 1],
      ['restore-test', 'failed', 2],
    ],
    'test-failed',
  ],
  [
    'a restore that went well since',
    {},
    [
      ['backup', 'done', 1],
      ['restore-test', 'failed', 9],
      ['restore-test', 'done', 2],
    ],
    null,
  ],
  [
    'a failed backup says more than a failed restore',
    {},
    [
      ['restore-test', 'failed', 1],
      ['backup', 'failed', 2],
    ],
    'failed',
  ],
  [
    'a good restore is no backup',
    {},
    [
      ['backup', 'done', 40],
      ['restore-test', 'done', 1],
    ],
    'late',
  ],
] as const)('%s', async (_, given, runs, expected) => {
  for (const [kind, state, hoursAgo] of runs) await ended(kind, state, hoursAgo)
  expect(await trouble(given)).toBe(expected)
})

test('a failure stands until a run has ended well', async () => {
  await ended('backup', 'failed', 1)
  await world.db
    .insertInto('backupRuns')
    .values({ kind: 'backup', state: 'running', requestedAt: world.now() })
    .execute()
  expect(await trouble()).toBe('failed')
})
