import { countClients } from '#accounts/people-db.server.ts'
import { countWork } from '#admin/work-db.server.ts'
import { countUpcoming, listUpcoming } from '#appointments/appointment-db.server.ts'
import { staffDashboard } from '#cases/dashboard-db.server.ts'
import { expiringFacts } from '#claims/facts.ts'
import { type Fact, facts } from '#content/facts.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'

/** What staff see first: numbers that are those of the lists they link to, the next appointments, the last events. */
export async function viewDashboard({ db, now }: Pick<Services, 'db' | 'now'>) {
  const cases = await staffDashboard(db, now())
  const clients = await countClients(db)
  return {
    work: await countWork(db),
    totalClients: Object.values(clients).reduce((sum, count) => sum + count, 0),
    activeCases: cases.activeCases,
    overdueCases: cases.overdueCases,
    pendingMessages: cases.pendingMessages,
    upcomingAppointments: await countUpcoming(db, now()),
    appointments: await listUpcoming(db, now(), 8),
    factsToCheck: expiringFacts<Fact>(facts, swissDay(now()), 60),
    recentActivity: cases.recentActivity,
  }
}

export type DashboardView = Awaited<ReturnType<typeof viewDashboard>>
