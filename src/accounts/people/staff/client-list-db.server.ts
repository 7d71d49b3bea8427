import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyClientsOf, onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import { listPeopleById } from '#accounts/people/people-db.server.ts'
import { staffColumns } from '#accounts/people/person-fields.ts'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { openStates } from '#cases/process/case-states.ts'
import type { Db } from '#platform/db/database.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import type { ClientRow, clientList } from './client-list.tsx'
import { isDuplicate } from './duplicate-db.server.ts'

type Name = keyof typeof clientList.filters
type Sort = keyof typeof clientList.sorts

export const clientSource: ListSource<ClientRow, Name, Sort> = {
  from: sql`people p`,
  id: { by: sql`p.id`, type: 'text' },
  always: ({ scope }) => sql`(p.role = 'client' and p.merged_into is null and ${onlyClientsOf(scope, 'p.id')})`,
  where: {
    q: (text) => contains('p.searchText', text),
    status: (status) => sql`p.status = ${status}`,
    cases: (which) =>
      which === 'none'
        ? sql`not exists (select from cases c where c.client_id = p.id)`
        : sql`exists (select from cases c where c.client_id = p.id and c.state in (${sql.join(openStates)}))`,
    duplicates: (_, { scope }) => isDuplicate('p.id', scope),
  },
  sorts: {
    since: { by: sql`p.created_at`, type: 'timestamptz' },
    name: { by: sql`(p.name collate people_order)`, type: 'text' },
    last: { by: sql`coalesce(p.last_sign_in_at, timestamptz '1970-01-01 00:00:00+00')`, type: 'timestamptz' },
  },
  rows: async (db, ids, { scope }) => {
    const counted = await db
      .selectFrom('cases as c')
      .where(onlyVisibleTo(scope))
      .select((is) => ['c.clientId', is.fn.countAll<number>().as('cases')])
      .where('c.clientId', 'in', ids)
      .groupBy('c.clientId')
      .execute()
    const cases = new Map(counted.map((row) => [row.clientId, row.cases]))
    return (await listPeopleById(db, ids)).map((person) => ({ ...person, cases: cases.get(person.id) ?? 0 }))
  },
  idOf: ({ id }) => id,
}

export type ClientFacts = NonNullable<Awaited<ReturnType<typeof findClientFacts>>>

export async function findClientFacts(db: Db, clientId: string, scope: AccessScope) {
  const row = await db
    .selectFrom('people')
    .select([...staffColumns, 'id', 'statusCode', 'mergedInto', 'locale'])
    .where('id', '=', clientId)
    .where('role', '=', 'client')
    .where(onlyClientsOf(scope, 'people.id'))
    .executeTakeFirst()
  return row ?? null
}
