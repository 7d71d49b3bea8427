import { sql } from 'kysely'
import { ownIdsOf } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { has } from '#admin/lists/parts-db.server.ts'
import { type ListedTask, listTasksById } from '#cases/tasks/case-task-db.server.ts'
import type { taskList } from './task-list.tsx'

type Name = keyof typeof taskList.filters
type Sort = keyof typeof taskList.sorts

export const taskSource: ListSource<ListedTask, Name, Sort> = {
  from: sql`case_tasks t join cases c on c.id = t.case_id join people client on client.id = c.client_id`,
  id: { by: sql`t.id`, type: 'uuid' },
  always: ({ scope }, { done }) =>
    sql`(${onlyVisibleTo(scope)} and ${done ? sql`t.done_at is not null` : sql`t.done_at is null`})`,
  where: {
    q: (text) => sql`(${has('t.title', text)} or ${has('client.name', text)})`,
    whose: (_, { person }) => sql`t.assigned_to = any(${ownIdsOf(person)})`,
    overdue: (_, { today }) => sql`t.due_on < ${today}`,
    // The condition `always` reads this filter, because other tabs leave done tasks out.
    done: () => sql`true`,
  },
  sorts: {
    due: { by: sql`(to_char(t.due_on, 'YYYY-MM-DD') collate "C")`, type: 'text' },
    client: { by: sql`(client.name collate people_order)`, type: 'text' },
  },
  rows: listTasksById,
  idOf: ({ id }) => id,
}
