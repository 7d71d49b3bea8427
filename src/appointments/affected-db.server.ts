import { sql } from 'kysely'
import type { Sight } from '#cases/sight.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type AppointmentRow, selectAppointments, withinSight } from './appointment-db.server.ts'

/** Why a talk cannot be held as it stands: its adviser is away then, works here no more, or there is none. */
export type WhyAffected = 'away' | 'left' | 'nobody'

/** Talks to come, within somebody's sight, that need another time or somebody else; the nearest first. */
export function listAffected(
  db: Db,
  sight: Sight,
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
    .where(withinSight(sight))
    .$if(staffId !== undefined, (query) => query.where('a.staffId', '=', staffId ?? ''))
    .where(
      sql<boolean>`(a.staff_id is null or staff.status <> 'active' or exists (
        select from absences x where (x.staff_id is null or x.staff_id = a.staff_id)
          and x.starts_at < a.starts_at + make_interval(mins => a.duration_minutes) and x.ends_at > a.starts_at))`,
    )
    .orderBy('a.startsAt')
    .limit(50)
    .execute()
}
