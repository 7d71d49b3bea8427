import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Capacity } from './capacity.ts'
import { openWork, workCondition } from './work-db.server.ts'

/**
 * Counts open cases per adviser, including advisers without any. Advisers get only their own row and that of unassigned
 * cases.
 */
export async function listCapacity(db: Db, scope: AccessScope, today: string): Promise<Capacity[]> {
  const isSeen = scope === null ? sql`true` : sql`id = ${typeof scope === 'string' ? scope : scope.adviserId}`
  const { rows } = await sql<Capacity>`
    with held as (
      select c.assigned_to as id, count(*) filter (where ${workCondition('open', today)}) as open,
        count(*) filter (where ${workCondition('deadlines', today)}) as due
      from cases c where c.state in (${sql.join([...openWork, 'assessed'])}) and ${onlyVisibleTo(scope)} group by 1),
    staff as (select id from people where role <> 'client' and status = 'active' and ${isSeen})
    select coalesce(held.id, staff.id) as id, p.name, coalesce(open, 0) as open, coalesce(due, 0) as due,
      profile.case_limit as "limit"
    from held full join staff on staff.id = held.id left join people p on p.id = coalesce(held.id, staff.id)
      left join staff_profiles profile on profile.person_id = p.id
    order by coalesce(open, 0) desc, p.name`.execute(db)
  return rows
}
