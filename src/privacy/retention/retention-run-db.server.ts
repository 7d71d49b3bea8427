import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

export type RetentionRun = { id: string; ranAt: Date; removed: number; removedInAll: number; hasFailed: boolean }

export async function saveRetentionRun(db: Db, run: Omit<RetentionRun, 'removedInAll'>): Promise<void> {
  await db
    .insertInto('retentionRuns')
    .values({ ...run, removedInAll: run.removed })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ranAt: run.ranAt,
        removed: run.removed,
        removedInAll: sql<number>`retention_runs.removed_in_all + ${run.removed}`,
        hasFailed: run.hasFailed,
      }),
    )
    .execute()
}

export function listRetentionRuns(db: Db): Promise<RetentionRun[]> {
  return db.selectFrom('retentionRuns').selectAll().execute()
}
