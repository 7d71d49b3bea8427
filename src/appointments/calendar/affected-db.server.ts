import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { type AppointmentRow, selectAppointments, withinScope } from '#appointments/appointment-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'

export type WhyAffected = 'away' | 'left' | 'nobody'

/** Future appointments in the access scope whose adviser is absent, has left or is not assigned, earliest first. */
export function listAffected(
  db: Db,
  scope: AccessScope,
  now: Date,
  staffId?: string,
): Promise<(AppointmentRow & { why: WhyAffected })[]> {
  return selectAppointments(db)
    .select(
      sql<WhyAffected>`case when a.staff_id is null then 'nobody' when staff.status <> 'active' then 'left' else 'away' end`.as(
        'why',
      ),
    )
    .where('a.status', 'in', ['scheduled', 'confirmed'])
    .where('a.startsAt', '>', now)
    .where(withinScope(scope))
    .$if(staffId !== undefined, (query) => query.where('a.staffId', '=', staffId ?? ''))
    .where(sql<boolean>`a.id in (${affectedIds(now)})`)
    .orderBy('a.startsAt')
    .limit(50)
    .execute()
}

/** Searches the index on `starts_at` from one day before an absence, because no appointment is longer than a day. */
function affectedIds(now: Date) {
  return sql`
    select t.id from appointments t where t.staff_id is null and t.starts_at > ${now} union
    select t.id from appointments t join people p on p.id = t.staff_id
    where p.status <> 'active' and t.starts_at > ${now} union
    select t.id from absences x join appointments t on (x.staff_id is null or x.staff_id = t.staff_id)
      and t.starts_at > x.starts_at - interval '1 day' and t.starts_at < x.ends_at
      and t.starts_at + make_interval(mins => t.duration_minutes) > x.starts_at
    where x.ends_at > ${now}`
}
