import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { since, until } from '#admin/lists/parts-db.server.ts'
import { literal } from './audit-db.server.ts'
import { signInActions } from './sign-in-actions.ts'
import type { SignInRow, signInList } from './sign-in-list.tsx'

type Name = keyof typeof signInList.filters
type Sort = keyof typeof signInList.sorts

/** The SQL of the sign-in log: the rows of the audit log that tell of coming and going. */
export const signInSource: ListSource<SignInRow, Name, Sort> = {
  from: sql`audit_events e`,
  id: { by: sql`e.id`, type: 'bigint' },
  // The way in of the demo modes has no name in the browser.
  always: () => sql`e.action in (${sql.join([...signInActions, 'bypass'])})`,
  where: {
    user: (name) => sql`e.actor_label ilike ${`%${literal(name)}%`}`,
    action: (action) => sql`e.action = ${action}`,
    status: (status) => (status === 'success' ? sql`e.outcome = 'success'` : sql`e.outcome <> 'success'`),
    ip: (ip) => sql`e.ip like ${`${literal(ip)}%`}`,
    from: (day) => since('e.at', day),
    to: (day) => until('e.at', day),
  },
  sorts: { time: { by: sql`e.id`, type: 'bigint' } },
  rows: (db, ids) =>
    db
      .selectFrom('auditEvents')
      .select(['id', 'at', 'actorLabel', 'action', 'outcome', 'ip'])
      .select(sql<string | null>`coalesce(detail->>'reason', detail->>'way')`.as('reason'))
      .where('id', 'in', ids.map(Number))
      .execute(),
  idOf: ({ id }) => String(id),
}
