import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import { type CaseType, caseTypes } from '#cases/process/case-types.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { type Capacity, caseWeights } from './capacity.ts'
import { openWork, workCondition } from './work-db.server.ts'

/** Includes advisers without cases. An adviser sees only their own row and that of unassigned cases. */
export async function listCapacity(
  services: Pick<Services, 'db' | 'log'>,
  scope: AccessScope,
  today: string,
): Promise<Capacity[]> {
  const weight = weightOf(await readWeights(services))
  const isSeen = scope === null ? sql`true` : sql`id = ${typeof scope === 'string' ? scope : scope.adviserId}`
  const { rows } = await sql<Capacity>`
    with held as (
      select c.assigned_to as id, count(*) filter (where ${workCondition('open', today)}) as open,
        count(*) filter (where ${workCondition('deadlines', today)}) as due,
        round(coalesce(sum(${weight}) filter (where ${workCondition('open', today)}), 0), 1)::float as load
      from cases c where c.state in (${sql.join([...openWork, 'assessed'])}) and ${onlyVisibleTo(scope)} group by 1),
    staff as (select id from people where role <> 'client' and status = 'active' and ${isSeen})
    select coalesce(held.id, staff.id) as id, p.name, coalesce(open, 0) as open, coalesce(due, 0) as due,
      coalesce(load, 0) as load, profile.case_limit as "limit"
    from held full join staff on staff.id = held.id left join people p on p.id = coalesce(held.id, staff.id)
      left join staff_profiles profile on profile.person_id = p.id
    order by load desc, p.name`.execute(services.db)
  return rows
}

export function readWeights(services: Pick<Services, 'db' | 'log'>): Promise<{ type: CaseType; weight: number }[]> {
  return Promise.all(caseTypes.map(async (type) => ({ type, weight: await readSetting(services, caseWeights[type]) })))
}

function weightOf(weights: { type: CaseType; weight: number }[]) {
  const isKnown = sql`c.case_type in (${sql.join(caseTypes)})`
  const of = weights.map(({ type, weight }) => sql`when ${type} then ${weight}::numeric`)
  return sql`case case when ${isKnown} then c.case_type else 'other' end ${sql.join(of, sql` `)} end`
}
