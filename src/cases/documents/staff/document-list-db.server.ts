import { type SqlBool, sql } from 'kysely'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { adviserOptions, clientOptions, isWith } from '#admin/lists/parts-db.server.ts'
import { type DocumentRow, isInState, listDocumentsById } from '#cases/documents/document-db.server.ts'
import { isDocumentState } from '#cases/documents/document-states.ts'
import { contains } from '#platform/db/search-db.server.ts'
import type { documentList } from './document-list.tsx'

type Name = keyof typeof documentList.filters
type Sort = keyof typeof documentList.sorts

/** Matches cases and clients in separate subqueries, so that each can use its own index. */
function isAbout(words: string) {
  return sql<SqlBool>`d.case_id in (
    select found.id from cases found where ${contains('found.searchText', words)} union
    select found.id from cases found join people p on p.id = found.client_id where ${contains('p.searchText', words)})`
}

export const documentSource: ListSource<DocumentRow, Name, Sort> = {
  from: sql`documents d
    left join cases c on c.id = d.case_id left join people client on client.id = d.client_id`,
  id: { by: sql`d.id`, type: 'uuid' },
  always: ({ scope }) => onlyVisibleTo(scope),
  where: {
    client: (id) => sql`d.client_id = ${id}`,
    about: isAbout,
    state: (state) => (isDocumentState(state) ? isInState(state) : sql`false`),
    mine: (_, { person }) => isWith('c.assignedTo', person.id),
    adviser: (id) => isWith('c.assignedTo', id),
    age: (days, { now }) => sql`d.created_at < ${new Date(now.getTime() - Number(days) * 24 * 60 * 60 * 1000)}`,
  },
  sorts: { sent: { by: sql`d.created_at`, type: 'timestamptz' } },
  rows: listDocumentsById,
  idOf: ({ id }) => id,
  choices: async (db, at, search) => ({
    client: await clientOptions(db, at, search),
    adviser: await adviserOptions(db, at),
  }),
}
