import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import { stageOf } from './application-db.server.ts'
import type { Stage } from './stages.ts'

export const applicationsPerPage = 25

/** Spam stands apart: it is shown only when it is asked for. */
export type ApplicationFilters = { stage?: Stage | 'spam'; position?: string; search?: string; page: number }

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

export type ApplicationList = {
  applications: ApplicationRow[]
  total: number
  /** How many there are in each stage, whatever the other filters say. */
  counts: Record<Stage | 'spam', number>
}

/** Applications, the newest first, a page of them. `search` looks into name and e-mail address, and finds a number. */
export async function listApplications(db: Db, filters: ApplicationFilters): Promise<ApplicationList> {
  const { stage, position, page } = filters
  let query = db.selectFrom('jobApplications').where('isSpam', '=', stage === 'spam')
  if (stage && stage !== 'spam') query = query.where('stage', '=', stage)
  if (position) query = query.where('position', '=', position)
  const search = filters.search?.trim()
  if (search) {
    const number = /^#?\d{1,9}$/.test(search) ? Number(search.replace('#', '')) : 0
    query = query.where((is) => is.or([contains('searchText', search), is('number', '=', number)]))
  }
  const rows = await query
    .select(['number', 'name', 'email', 'position', 'stage', 'isSpam', 'createdAt', 'deleteAfter'])
    .orderBy('number', 'desc')
    .limit(applicationsPerPage)
    .offset((page - 1) * applicationsPerPage)
    .execute()
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return {
    applications: rows.map((row) => ({ ...row, stage: stageOf(row.stage) })),
    total,
    counts: await countStages(db),
  }
}

async function countStages(db: Db): Promise<ApplicationList['counts']> {
  const rows = await db
    .selectFrom('jobApplications')
    .select((is) => ['stage' as const, 'isSpam' as const, is.fn.countAll<number>().as('count')])
    .groupBy(['stage', 'isSpam'])
    .execute()
  const counts = { received: 0, in_review: 0, interview: 0, offered: 0, hired: 0, rejected: 0, withdrawn: 0, spam: 0 }
  for (const { stage, isSpam, count } of rows) counts[isSpam ? 'spam' : stageOf(stage)] += count
  return counts
}

/** Every position that somebody has applied for. */
export async function listAppliedPositions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('jobApplications').select('position').distinct().orderBy('position').execute()
  return rows.map(({ position }) => position)
}
