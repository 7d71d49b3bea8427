import type { AccessScope } from '#accounts/access/access-scope.ts'
import { findFreeAt } from '#appointments/free-times/find-free-times.server.ts'
import { swissTimes } from '#appointments/free-times/zone.ts'
import { swissDay } from '#platform/day.ts'
import { calendarDay } from '#platform/intl-words.ts'
import type { Services } from '#platform/services.ts'
import { listAffected, type WhyAffected } from './affected-db.server.ts'
import { listCalendars } from './calendar-db.server.ts'

type ViewAffectedDeps = Pick<Services, 'db' | 'log' | 'now'>

export type AffectedView = {
  id: string
  clientName: string
  staffName: string | null
  why: WhyAffected
  day: string
  when: string
  startsAt: string
  others: { id: string; name: string }[]
}

const noStaff: { staffIds: string[] } = { staffIds: [] }

/** Lists the appointments that need another adviser, and the advisers who are free. Moves no appointment. */
export async function viewAffected(
  deps: ViewAffectedDeps,
  scope: AccessScope,
  staffId?: string,
): Promise<AffectedView[]> {
  const rows = await listAffected(deps.db, scope, deps.now(), staffId)
  const calendars = rows.length === 0 ? [] : await listCalendars(deps.db)
  const views: AffectedView[] = []
  for (const row of rows) {
    const { id, startsAt, clientName, staffName, why } = row
    const requested = { ...row, staffId: null, byFirm: true, except: { appointmentId: id } }
    const { staffIds } = views.length < 20 ? await findFreeAt(deps, requested, startsAt) : noStaff
    views.push({
      ...{ id, clientName, staffName, why },
      day: swissDay(startsAt),
      when: `${calendarDay(swissDay(startsAt), 'short')}, ${swissTimes(row)}`,
      startsAt: startsAt.toISOString(),
      others: calendars
        .filter((one) => one.id !== row.staffId && staffIds.includes(one.id))
        .map(({ id, name }) => ({ id, name })),
    })
  }
  return views
}
