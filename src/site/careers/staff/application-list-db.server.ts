import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { isNumber } from '#admin/lists/parts-db.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import { listApplicationsByNumber, listAppliedPositions } from '#site/careers/application-list-db.server.ts'
import { positionLabel } from '#site/careers/positions.ts'
import { answerBy, applicantDays } from '#site/correspondence/answer-clock.ts'
import type { applicationList, ListedApplication } from './application-list.tsx'

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
