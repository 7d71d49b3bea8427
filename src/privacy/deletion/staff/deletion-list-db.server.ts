import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { has } from '#admin/lists/parts-db.server.ts'
import type { DeletionState } from '#privacy/deletion/deletion.ts'
import type { DeletionRow, deletionList } from './deletion-list.tsx'

type Name = keyof typeof deletionList.filters
type Sort = keyof typeof deletionList.sorts

const isOpen = sql`d.cancelled_at is null and d.done_at is null`
const conditions: Record<DeletionState, ReturnType<typeof sql<boolean>>> = {
  open: sql<boolean>`(${isOpen} and d.hold_reason is null)`,
  held: sql<boolean>`(${isOpen} and d.hold_reason is not null)`,
  done: sql<boolean>`(d.done_at is not null)`,
  cancelled: sql<boolean>`(d.cancelled_at is not null)`,
}
const isState = (text: string): text is DeletionState => Object.hasOwn(conditions, text)

export const deletionSource: ListSource<DeletionRow, Name, Sort> = {
  from: sql`deletion_requests d`,
  id: { by: sql`d.id`, type: 'uuid' },
  where: {
    q: (words) => has('d.name', words),
    state: (state) => (isState(state) ? conditions[state] : sql`false`),
  },
  sorts: {
    // Open requests come first, sorted by due date; then the closed ones.
    due: {
      by: sql`(extract(epoch from d.due_at)::bigint + case when ${isOpen} then 0 else 10000000000 end)`,
      type: 'bigint',
    },
    requested: { by: sql`d.requested_at`, type: 'timestamptz' },
    name: { by: sql`(d.name collate people_order)`, type: 'text' },
  },
  rows: (db, ids) =>
    db
      .selectFrom('deletionRequests')
      .select(['id', 'name', 'requestedAt', 'dueAt', 'doneAt', 'cancelledAt', 'waitsSince', 'holdReason', 'decidedAt'])
      .where('id', 'in', ids)
      .execute(),
  idOf: ({ id }) => id,
}
