import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { listRuns } from '#platform/backup/backup-run-db.server.ts'
import { executeRun } from '#platform/backup/execute-run.server.ts'
import { planRuns } from '#platform/backup/plan-runs.server.ts'
import type { World } from '#test/world.ts'
import type { Effects } from './test-effect.ts'

const folder = await mkdtemp('/var/tmp/backup-effects-')

async function planned(other: World): Promise<string[]> {
  await other.pool.query('delete from backup_runs')
  await planRuns(other)
  const runs = [...(await listRuns(other.db, 'backup', 2)), ...(await listRuns(other.db, 'restore-test', 2))]
  return runs.map(({ kind, dueOn }) => `${kind} ${dueOn}`)
}

/** Creates two older backups, makes today's backup, and returns the days of the backups that are then in the folder. */
async function saved(other: World): Promise<string[]> {
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const day of ['20261101', '20261102'])
    await writeFile(join(folder, `backup-${day}T000000000Z.tar`), 'of an earlier day')
  await planned(other)
  for (const { id } of await listRuns(other.db, 'backup', 2)) await executeRun(other, id)
  return (await readdir(folder)).map((name) => name.slice(7, 15))
}

const given = { backupStorage: folder }

export const backupEffects: Effects = {
  backup_daily: {
    given,
    saved: { backupDaily: 'off' },
    seen: planned,
    ...{ before: ['backup 2026-11-21'], after: ['restore-test 2026-11-15'] },
  },
  backup_time: {
    given,
    saved: { backupTime: '10:01' },
    seen: planned,
    ...{ before: ['backup 2026-11-21'], after: ['backup 2026-11-20'] },
  },
  backup_place: {
    saved: given,
    seen: saved,
    ...{ before: ['20261101', '20261102'], after: ['20261101', '20261102', '20261121'] },
  },
  backup_retention_days: {
    given,
    saved: { backupRetentionDays: '1' },
    seen: saved,
    ...{ before: ['20261101', '20261102', '20261121'], after: ['20261121'] },
  },
  restore_test_day: {
    given: { ...given, backupDaily: 'off' },
    saved: { restoreTestDay: 'monday' },
    seen: planned,
    ...{ before: ['restore-test 2026-11-15'], after: ['restore-test 2026-11-16'] },
  },
}
