import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyClientsOf } from '#accounts/access/visible-db.server.ts'
import { countClients } from '#accounts/people/people-db.server.ts'
import { countUpcoming } from '#appointments/appointment-db.server.ts'
import { staffDashboard } from '#cases/process/dashboard-db.server.ts'
import { expiringFacts } from '#company/claims/claims.ts'
import { listClaims } from '#company/claims/staff/list-claims.server.ts'
import { type Fact, facts } from '#content/facts.ts'
import { findBackupTrouble } from '#platform/backup/read-backup-settings.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { flaggedContentItems } from '#publishing/editor/items/flagged-content-items.server.ts'
import { countInReview } from '#publishing/editor/staff/content-list-db.server.ts'
import { countWork } from './work-db.server.ts'

/** Dashboard data; every count equals the number of rows in the list that it links to. */
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

/** Advertising claims whose evidence has expired. The site treats them as unproven until staff renew it. */
async function listRunOut(services: Pick<Services, 'db' | 'now' | 'log'>) {
  const { rows } = await listClaims(services)
  return rows.flatMap(({ id, value, text, evidence }) =>
    evidence?.hasRunOut ? [{ id, what: `${value} ${text}`, validUntil: evidence.validUntil ?? '' }] : [],
  )
}

/** Problem with backups, shown to admins only. A missing storage location is a problem only in production. */
async function findShownTrouble(services: Pick<Services, 'db' | 'now' | 'log' | 'config'>, scope: AccessScope) {
  if (scope !== null) return null
  const trouble = await findBackupTrouble(services)
  return trouble === 'no-place' && !services.config.isProduction ? null : trouble
}

export type DashboardView = Awaited<ReturnType<typeof viewDashboard>>
