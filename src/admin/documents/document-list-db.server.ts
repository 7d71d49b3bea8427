import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { adviserOptions, has, isWith } from '#admin/lists/parts-db.server.ts'
import { type DocumentRow, isInState, listDocumentsById } from '#cases/document-db.server.ts'
import { isDocumentState } from '#cases/document-states.ts'
import { onlyVisibleTo } from '#cases/visible-db.server.ts'
import type { documentList } from './document-list.tsx'

type Name = keyof typeof documentList.filters
type Sort = keyof typeof documentList.sorts

/** The SQL of the list of documents. */
export const documentSource: ListSource<DocumentRow, Name, Sort> = {
  from: sql`documents d join stored_files f on f.id = d.file_id
    left join cases c on c.id = d.case_id left join people client on client.id = d.client_id`,
  id: { by: sql`d.id`, type: 'uuid' },
  always: ({ sight }) => onlyVisibleTo(sight),
  where: {
    about: (text) => sql`(${has('client.name', text)} or ${has('c.caseNumber', text)})`,
    state: (state) => (isDocumentState(state) ? isInState(state) : sql`false`),
    mine: (_, { person }) => isWith('c.assignedTo', person.id),
    adviser: (id) => isWith('c.assignedTo', id),
    age: (days, { now }) => sql`d.created_at < ${new Date(now.getTime() - Number(days) * 24 * 60 * 60 * 1000)}`,
  },
  sorts: { sent: { by: sql`d.created_at`, type: 'timestamptz' } },
  rows: listDocumentsById,
  idOf: ({ id }) => id,
  choices: async (db, at) => ({ adviser: await adviserOptions(db, at) }),
}
