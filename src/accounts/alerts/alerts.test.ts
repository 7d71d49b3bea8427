import { expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { changeRole } from '#accounts/team/change-staff-member.server.ts'
import { loader as home } from '#admin/home-page.tsx'
import { loader as exportList } from '#admin/lists/export-route.ts'
import { saveFirmSettings } from '#admin/settings/save-settings.server.ts'
import { loader as download } from '#cases/documents/staff/document-download-route.ts'
import { loader as summary } from '#cases/process/staff/summary-route.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import { aPerson, testPassword } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { alertThresholds } from './alert-settings.ts'
import { raiseAlerts } from './raise-alerts.server.ts'

async function anOffice() {
  const world = await newWorld()
  const owner = await aPerson(world, { role: 'owner', name: 'Olga Owner', username: 'olga' })
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  return { world, owner, adviser }
}

const does = async (world: World, person: Person, entry: AuditEntry, times: number) => {
  for (let time = 0; time < times; time++) await recordAudit(world.db, actorOf(person), entry)
}
const emails = async (world: World) => {
  await runJobs(world)
  return world.mail.sent
    .filter(({ subject }) => subject.startsWith('Security alert: '))
    .map(({ to, subject }) => [to, subject])
}
const alertsOn = async (world: World, person: Person) => {
  const { data } = await outcomeOf(home(argsFor(world, person, { path: '/admin' })))
  return (data as { alerts: { kind: string; count: number; name: string | null }[] }).alerts
}

test('failed sign-ins on all servers raise one alert and one email per owner and hour', async () => {
  const { world, owner, adviser } = await anOffice()
  const second = await aPerson(world, { role: 'owner', name: 'Ben Owner' })
  await aSetting(world, alertThresholds['failed-sign-ins'], 4)
  const sites = [await openSite(world), await openSite(world)]
  const attempt = (index: number) =>
    sites[index % 2]?.ask('/api/admin-auth.php?action=login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'olga', password: `${testPassword}${index}` }),
    })
  for (const index of [0, 1, 2]) expect((await attempt(index))?.status).toBe(401)
  await raiseAlerts(world)
  expect(await emails(world)).toEqual([])
  await attempt(3)
  await Promise.all([raiseAlerts(world), raiseAlerts(world)])
  await attempt(4)
  await raiseAlerts(world)
  expect((await emails(world)).toSorted()).toEqual(
    [owner.email, second.email].toSorted().map((email) => [email, 'Security alert: failed sign-ins']),
  )
  expect(await alertsOn(world, owner)).toMatchObject([{ kind: 'failed-sign-ins', count: 4, name: null }])
  expect(await alertsOn(world, adviser)).toEqual([])

  await world.pool.query("update security_alerts set raised_at = raised_at - interval '61 minutes'")
  await raiseAlerts(world)
  expect(await emails(world)).toHaveLength(4)
})

test('downloads are counted per person; a ZIP counts as many downloads as it has documents', async () => {
  const { world, owner, adviser } = await anOffice()
  await aSetting(world, alertThresholds['mass-downloads'], 6)
  await does(world, adviser, { action: 'document.read' }, 3)
  await does(world, owner, { action: 'document.read' }, 5)
  await does(world, adviser, { action: 'document.read', outcome: 'denied' }, 9)
  await raiseAlerts(world)
  expect(await emails(world)).toEqual([])
  await does(world, adviser, { action: 'case.documents-zip', detail: { documents: 4 } }, 1)
  await does(world, adviser, { action: 'case.documents-zip', outcome: 'failed', detail: { documents: 'a.pdf' } }, 1)
  await raiseAlerts(world)
  expect(await alertsOn(world, owner)).toMatchObject([{ kind: 'mass-downloads', count: 7, name: 'Tim Adler' }])
})

test('role changes and exports raise separate alerts; a threshold of zero disables one', async () => {
  const { world, owner } = await anOffice()
  await aSetting(world, alertThresholds.exports, 0)
  await does(world, owner, { action: 'export' }, 9)
  await does(world, owner, { action: 'staff-role-changed' }, 1)
  await raiseAlerts(world)
  expect((await alertsOn(world, owner)).map(({ kind }) => kind)).toEqual(['role-changes'])
  await aSetting(world, alertThresholds.exports, 9)
  await raiseAlerts(world)
  expect((await alertsOn(world, owner)).map(({ kind }) => kind).toSorted()).toEqual(['exports', 'role-changes'])
})

test('role changes, exports and downloads on the real pages are counted for alerts', async () => {
  const { world, owner, adviser } = await anOffice()
  await aSetting(world, alertThresholds['role-changes'], 1)
  await aSetting(world, alertThresholds.exports, 1)
  await aSetting(world, alertThresholds['mass-downloads'], 2)
  expect(await changeRole(world, actorOf(owner), adviser.id, 'admin')).toEqual({ ok: true })
  const list = { path: '/admin/lists/clients/export?format=csv', params: { list: 'clients' } }
  await (await exportList(argsFor(world, owner, list))).text()
  const found = await aCase(world)
  const { id: documentId } = await aDocument(world, found)
  const document = { path: `/admin/documents/${documentId}/download`, params: { documentId } }
  expect((await outcomeOf(() => download(argsFor(world, owner, document)))).status).toBe(200)
  const pdf = { path: `/admin/cases/${found.id}/summary.pdf`, params: { caseId: found.id } }
  expect((await outcomeOf(() => summary(argsFor(world, owner, pdf)))).status).toBe(200)
  await raiseAlerts(world)
  const raised = (await alertsOn(world, owner)).map(({ kind, count }) => [kind, count])
  expect(raised.toSorted()).toEqual([
    ['exports', 1],
    ['mass-downloads', 2],
    ['role-changes', 1],
  ])
})

test('only owners change thresholds, and invalid numbers are refused', async () => {
  const { world, owner } = await anOffice()
  const admin = await aPerson(world, { role: 'admin' })
  const save = (person: Person, alertExports: string) =>
    saveFirmSettings(world, { actor: actorOf(person), values: { alertExports } })
  expect(await save(admin, '0')).toEqual({ ok: false, reason: 'not-allowed' })
  for (const alertExports of ['-1', '1.5', 'many', '', '10001'])
    expect(await save(owner, alertExports)).toMatchObject({ reason: 'invalid' })
})
