import type { AdminContext } from '#admin/guard.server.ts'
import { countWork } from '#admin/today/work-db.server.ts'
import { listToday } from '#appointments/appointment-db.server.ts'
import { listCapacity } from '#cases/planning/capacity-db.server.ts'
import { countStatus } from '#cases/planning/work-db.server.ts'
import { swissDay } from '#platform/day.ts'
import { listMonths } from './figures-db.server.ts'
import { readPeriod } from './period.ts'

export async function viewFigures(
  { services, scope }: Pick<AdminContext, 'services' | 'scope'>,
  search: URLSearchParams,
) {
  const { db, now } = services
  const today = swissDay(now())
  const { error, ...period } = readPeriod(search, today)
  const { documentsToCheck, waitingThreads, newEnquiries } = await countWork(db, scope)
  return {
    today,
    period,
    error,
    status: await countStatus(db, scope, today),
    waiting: { documentsToCheck, waitingThreads, newEnquiries },
    appointments: (await listToday(db, scope, now())).length,
    capacity: await listCapacity(db, scope, today),
    months: await listMonths(db, period),
  }
}

export type FiguresView = Awaited<ReturnType<typeof viewFigures>>
