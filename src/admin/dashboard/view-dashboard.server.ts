import { countClients } from '#accounts/people-db.server.ts'
import { listClaims } from '#admin/claims/list-claims.server.ts'
import { countInReview } from '#admin/content/review-db.server.ts'
import { countWork } from '#admin/work-db.server.ts'
import { countUpcoming } from '#appointments/appointment-db.server.ts'
import type { AccessScope } from '#cases/access-scope.ts'
import { staffDashboard } from '#cases/dashboard-db.server.ts'
import { onlyClientsOf } from '#cases/visible-db.server.ts'
import { expiringFacts } from '#claims/facts.ts'
import { type Fact, facts } from '#content/facts.ts'
import { flaggedContentItems } from '#editorial/flagged-content-items.server.ts'
import { findBackupTrouble } from '#platform/backup/find-backup-trouble.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'

/** Dashboard data; every count equals the length of the list that it links to. */
export async function viewDashboard(services: Pick<Services, 'db' | 'now' | 'log' | 'config'>, scope: AccessScope) {
  const { db, now } = services
  const cases = await staffDashboard(db, scope, now())
  const clients = await countClients(db, onlyClientsOf(scope, 'people.id'))
  return {
    work: await countWork(db, scope),
    totalClients: Object.values(clients).reduce((sum, count) => sum + count, 0),
    activeCases: cases.activeCases,
    overdueCases: cases.overdueCases,
    pendingMessages: cases.pendingMessages,
    upcomingAppointments: await countUpcoming(db, scope, now()),
    factsToCheck: expiringFacts<Fact>(facts, swissDay(now()), 60),
    textsToCheck: await flaggedContentItems(services),
    textsInReview: scope === null ? await countInReview(db) : 0,
    claimsToProve: scope === null ? await listRunOut(services) : [],
    recentActivity: cases.recentActivity,
    backupTrouble: await findShownTrouble(services, scope),
  }
}

/** Claims whose evidence has expired; they are treated as unproven until it is renewed. */
async function listRunOut(services: Pick<Services, 'db' | 'now' | 'log'>) {
  const { rows } = await listClaims(services)
  return rows.flatMap(({ id, value, text, evidence }) =>
    evidence?.hasRunOut ? [{ id, what: `${value} ${text}`, validUntil: evidence.validUntil ?? '' }] : [],
  )
}

/** Backup problem shown to admins. A missing backup location is reported in production only. */
async function findShownTrouble(services: Pick<Services, 'db' | 'now' | 'log' | 'config'>, scope: AccessScope) {
  if (scope !== null) return null
  const trouble = await findBackupTrouble(services)
  return trouble === 'no-place' && !services.config.isProduction ? null : trouble
}

export type DashboardView = Awaited<ReturnType<typeof viewDashboard>>
