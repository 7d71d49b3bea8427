import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { lastFullYear } from '#cases/due-date.ts'
import { contains } from '#platform/db/search-db.server.ts'
import {
  type Candidate,
  candidates,
  listCandidatesById,
  listInvitationYears,
} from '#returns/next-year/candidate-db.server.ts'
import type { nextYearList } from './next-year-list.tsx'

type Name = keyof typeof nextYearList.filters
type Sort = keyof typeof nextYearList.sorts

/** The SQL of the list of clients of last year. */
export const nextYearSource: ListSource<Candidate, Name, Sort> = {
  from: ({ year }) => sql`${candidates({ taxYear: year === undefined ? null : Number(year) })} x`,
  id: { by: sql`x.id`, type: 'uuid' },
  where: {
    q: (text) => sql`(x.person_id in (select id from people where ${contains('people.searchText', text)})
      or x.id in (select id from cases where ${contains('cases.searchText', text)}))`,
    standing: (standing) => sql`x.standing = ${standing}`,
    // The year is said in `from`.
    year: () => sql`true`,
  },
  sorts: { name: { by: sql`x.name`, type: 'text' } },
  rows: listCandidatesById,
  idOf: ({ id }) => id,
  choices: async (db, { now }) => {
    const years = new Set([lastFullYear(now), ...(await listInvitationYears(db))])
    return { year: [...years].toSorted((a, b) => b - a).map((year) => ({ value: String(year), label: String(year) })) }
  },
}
