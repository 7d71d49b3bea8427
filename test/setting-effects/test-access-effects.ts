import { randomUUID } from 'node:crypto'
import { listRecentAlerts } from '#accounts/alerts/alert-db.server.ts'
import { raiseAlerts } from '#accounts/alerts/raise-alerts.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import { aPerson, aVisitor } from '#test/accounts/people.ts'
import { actorOf } from '#test/cases.ts'
import { openSite } from '#test/web-app.ts'
import type { World } from '#test/world.ts'
import type { Effects } from './test-effect.ts'

async function aSignIn(other: World) {
  const { visitor: user } = await aVisitor(other, await aPerson(other, { role: 'adviser' }))
  return { ...user, minutes: (user.endsAt.getTime() - other.now().getTime()) / 60_000 }
}

const isNotified = (entry: AuditEntry) => async (other: World) => {
  await other.pool.query('delete from security_alerts')
  const person = await aPerson(other, { role: 'adviser', password: null })
  for (let time = 0; time < 3; time++) await recordAudit(other.db, actorOf(person), entry)
  await raiseAlerts(other)
  return (await listRecentAlerts(other.db)).length > 0
}

async function signInStatus(other: World): Promise<number> {
  const site = await openSite(other)
  const body = JSON.stringify({ username: 'nobody', password: randomUUID() })
  const headers = { 'Content-Type': 'application/json' }
  return (await site.ask('/api/admin-auth.php?action=login', { method: 'POST', headers, body })).status
}

async function closedPage(other: World) {
  const reply = await (await openSite(other)).get('/about', { Accept: 'text/html' })
  const content = await reply.text()
  return { status: reply.status, says: content.includes('Back at two.'), wait: reply.headers.get('Retry-After') }
}

export const accessEffects: Effects = {
  staff_second_factor: {
    saved: { secondFactor: 'required' },
    seen: async (other) => (await aSignIn(other)).needsSecondFactor,
    ...{ before: false, after: true },
  },
  staff_idle_minutes: {
    saved: { idleMinutes: '15' },
    seen: async (other) => (await aSignIn(other)).minutes,
    ...{ before: 60, after: 15 },
  },
  admin_allow_list: {
    saved: { allowList: '192.0.2.7' },
    seen: signInStatus,
    ...{ before: 401, after: 403 },
  },
  alert_failed_sign_ins: {
    saved: { alertFailedSignIns: '3' },
    seen: isNotified({ action: 'sign-in', outcome: 'denied' }),
    ...{ before: false, after: true },
  },
  alert_downloads: {
    saved: { alertDownloads: '3' },
    seen: isNotified({ action: 'document.read' }),
    ...{ before: false, after: true },
  },
  alert_role_changes: {
    saved: { alertRoleChanges: '0' },
    seen: isNotified({ action: 'staff-role-changed' }),
    ...{ before: true, after: false },
  },
  alert_exports: {
    saved: { alertExports: '3' },
    seen: isNotified({ action: 'export' }),
    ...{ before: false, after: true },
  },
  maintenance_mode: {
    saved: { maintenanceMode: 'on' },
    seen: async (other) => (await closedPage(other)).status,
    ...{ before: 200, after: 503 },
  },
  maintenance_message: {
    given: { maintenanceMode: 'on' },
    saved: { maintenanceMessage: 'Back at two.' },
    seen: async (other) => (await closedPage(other)).says,
    ...{ before: false, after: true },
  },
  maintenance_until: {
    given: { maintenanceMode: 'on' },
    saved: { maintenanceUntil: '2026-11-21T11:00' },
    seen: async (other) => (await closedPage(other)).wait,
    ...{ before: '600', after: '3600' },
  },
}
