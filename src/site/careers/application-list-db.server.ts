import type { Db } from '#platform/db/database.server.ts'
import { stageOf } from './application-db.server.ts'
import type { Stage } from './stages.ts'

export type ApplicationRow = {
  number: number
  name: string
  email: string
  position: string
  positionTitle: string | null
  stage: Stage
  isSpam: boolean
  createdAt: Date
  deleteAfter: Date | null
  /** When the applicant began to wait for an answer; null if the applicant is not waiting. */
  waitingSince: Date | null
}

const columns = [
  ...([
    'number',
    'name',
    'email',
    'position',
    'positionTitle',
    'stage',
    'isSpam',
    'createdAt',
    'deleteAfter',
    'waitingSince',
  ] as const),
]

export async function listApplicationsByNumber(db: Db, numbers: number[]): Promise<ApplicationRow[]> {
  const rows = await db.selectFrom('jobApplications').select(columns).where('number', 'in', numbers).execute()
  return rows.map((row) => ({ ...row, stage: stageOf(row.stage) }))
}

export async function listWaitingApplications(db: Db, limit: number) {
  const waiting = db.selectFrom('jobApplications').where('waitingSince', 'is not', null)
  const rows = await waiting.select(columns).orderBy('waitingSince').orderBy('number').limit(limit).execute()
  const { count } = await waiting.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { applications: rows.map((row) => ({ ...row, stage: stageOf(row.stage) })), count }
}

export function listAppliedPositions(db: Db) {
  return db
    .selectFrom('jobApplications')
    .select((is) => ['position', is.fn.max('positionTitle').as('positionTitle')])
    .groupBy('position')
    .orderBy('position')
    .execute()
}
