import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { isNumber } from '#admin/lists/parts-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import { stageOf } from '#site/careers/application-db.server.ts'
import { positionLabel } from '#site/careers/positions.ts'
import type { Stage } from '#site/careers/stages.ts'
import { answerBy, applicantDays } from '#site/correspondence/answer-clock.ts'
import type { applicationList, ListedApplication } from './application-list.tsx'

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

type Name = keyof typeof applicationList.filters
type Sort = keyof typeof applicationList.sorts

export const applicationSource: ListSource<ListedApplication, Name, Sort> = {
  from: sql`job_applications a`,
  id: { by: sql`a.number`, type: 'bigint' },
  always: (_, { stage }) => (stage === 'spam' ? sql`a.is_spam` : sql`not a.is_spam`),
  where: {
    q: (text) => sql`(${contains('a.searchText', text)} or ${isNumber('a.number', text)})`,
    stage: (stage) => {
      if (stage === 'waiting') return sql`a.waiting_since is not null`
      return stage === 'spam' ? sql`true` : sql`a.stage = ${stage}`
    },
    position: (position) => sql`a.position = ${position}`,
  },
  sorts: {
    received: { by: sql`a.number`, type: 'bigint' },
    waiting: { by: sql`coalesce(a.waiting_since, timestamptz '2999-01-01 00:00:00+00')`, type: 'timestamptz' },
    name: { by: sql`(a.name collate people_order)`, type: 'text' },
  },
  rows: async (db, numbers, { now }) =>
    (await listApplicationsByNumber(db, numbers.map(Number))).map((row) => {
      return { ...row, answer: row.waitingSince && answerBy(row.waitingSince, now, applicantDays) }
    }),
  idOf: ({ number }) => String(number),
  choices: async (db) => ({
    position: (await listAppliedPositions(db)).map((applied) => ({
      value: applied.position,
      label: positionLabel(applied),
    })),
  }),
}

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
  /** Start of the response deadline; null if the applicant is not waiting for an answer. */
  waitingSince: Date | null
}

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

function listAppliedPositions(db: Db) {
  return db
    .selectFrom('jobApplications')
    .select((is) => ['position', is.fn.max('positionTitle').as('positionTitle')])
    .groupBy('position')
    .orderBy('position')
    .execute()
}
