import type { Db } from '#platform/db/database.server.ts'
import { stageOf } from './application-db.server.ts'
import type { Stage } from './stages.ts'

export type ApplicationRow = {
  number: number
  name: string
  email: string
  position: string
  stage: Stage
  isSpam: boolean
  createdAt: Date
  deleteAfter: Date | null
}

/** Applications by their numbers, in no order. */
export async function listApplicationsByNumber(db: Db, numbers: number[]): Promise<ApplicationRow[]> {
  const rows = await db
    .selectFrom('jobApplications')
    .select(['number', 'name', 'email', 'position', 'stage', 'isSpam', 'createdAt', 'deleteAfter'])
    .where('number', 'in', numbers)
    .execute()
  return rows.map((row) => ({ ...row, stage: stageOf(row.stage) }))
}

/** Every position that somebody has applied for. */
export async function listAppliedPositions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('jobApplications').select('position').distinct().orderBy('position').execute()
  return rows.map(({ position }) => position)
}
