import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
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

export const nextYearSource: ListSource<Candidate, Name, Sort> = {
  from: ({ year, q }) => {
    const taxYear = year === undefined ? null : Number(year)
    return sql`${candidates({ taxYear, ...(q !== undefined && { people: isLike(q) }) })} x`
  },
  id: { by: sql`x.id`, type: 'uuid' },
  where: {
    // `from` already filters by `q` and `year`, so that the status is computed only for matching rows.
    q: () => sql`true`,
    year: () => sql`true`,
    status: (status) => sql`x.status = ${status}`,
  },
  sorts: { name: { by: sql`x.name`, type: 'text' } },
  rows: listCandidatesById,
  idOf: ({ id }) => id,
  isCostly: () => true,
  choices: async (db, { now }) => {
    const years = new Set([lastFullYear(now), ...(await listInvitationYears(db))])
    return { year: [...years].toSorted((a, b) => b - a).map((year) => ({ value: String(year), label: String(year) })) }
  },
}

function isLike(words: string) {
  return sql`c.client_id in (select id from people where ${contains('people.searchText', words)}
    union select client_id from cases where ${contains('cases.searchText', words)})`
}
