import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { isNumber } from '#admin/lists/parts-db.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import {
  type ApplicationRow,
  listApplicationsByNumber,
  listAppliedPositions,
} from '#site/careers/application-list-db.server.ts'
import { positionLabel } from '#site/careers/positions.ts'
import type { applicationList } from './application-list.tsx'

type Name = keyof typeof applicationList.filters
type Sort = keyof typeof applicationList.sorts

/** The SQL of the list of applications. Spam is shown only when it is asked for. */
export const applicationSource: ListSource<ApplicationRow, Name, Sort> = {
  from: sql`job_applications a`,
  id: { by: sql`a.number`, type: 'bigint' },
  always: (_, { stage }) => (stage === 'spam' ? sql`a.is_spam` : sql`not a.is_spam`),
  where: {
    q: (text) => sql`(${contains('a.searchText', text)} or ${isNumber('a.number', text)})`,
    stage: (stage) => (stage === 'spam' ? sql`true` : sql`a.stage = ${stage}`),
    position: (position) => sql`a.position = ${position}`,
  },
  sorts: {
    received: { by: sql`a.number`, type: 'bigint' },
    name: { by: sql`(a.name collate people_order)`, type: 'text' },
  },
  rows: (db, numbers) => listApplicationsByNumber(db, numbers.map(Number)),
  idOf: ({ number }) => String(number),
  choices: async (db) => ({
    position: (await listAppliedPositions(db)).map((value) => ({ value, label: positionLabel(value) })),
  }),
}
