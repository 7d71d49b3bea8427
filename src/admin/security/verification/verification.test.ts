import { expect, test } from 'vitest'
import { raiseAlerts } from '#accounts/alerts/raise-alerts.server.ts'
import { loader as exportList } from '#admin/lists/export-route.ts'
import { action, loader } from '#admin/security/audit-page.tsx'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { publicSigningKey, verifySignedLines } from '#platform/audit/signed-lines.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import { newWorld, type World } from '#test/world.ts'
import { verificationJobs } from './jobs.server.ts'

async function anOffice() {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin', name: 'Ada Admin' })
  for (let n = 0; n < 3; n++) await recordAudit(world.db, actorOf(admin), { action: 'case.summary-read' })
  return { world, admin }
}

type Admin = Awaited<ReturnType<typeof aPerson>>
const path = '/admin/security'
const ask = (world: World, admin: Admin) => outcomeOf(action(argsFor(world, admin, { path, form: {} })))
const see = async (world: World, admin: Admin) => (await loader(argsFor(world, admin, { path }))).verification
const work = (world: World) => runDueJobs(world, verificationJobs, world)

test('a requested verification runs once as a job and shows its result and requester', async () => {
  const { world, admin } = await anOffice()
  expect(await see(world, admin)).toEqual({ last: null, isUnderWay: false })
  expect(await ask(world, admin)).toMatchObject({ status: 303, to: '/admin/security?note=verification-asked' })
  await ask(world, admin)
  expect(await see(world, admin)).toEqual({ last: null, isUnderWay: true })
  await work(world)
  expect(await see(world, admin)).toMatchObject({
    last: { by: 'Ada Admin', rows: 5, firstBrokenId: null },
    isUnderWay: false,
  })
  const verified = await world.db
    .selectFrom('auditEvents')
    .select('id')
    .where('action', '=', 'audit.verified')
    .execute()
  expect(verified).toHaveLength(1)
})

test('a verification names the first row that was changed in the database', async () => {
  const { world, admin } = await anOffice()
  await onServer(world.ownerUrl, 'alter table audit_events disable trigger user')
  await onServer(world.ownerUrl, `update audit_events set actor_label = 'Somebody Else' where id = 2`)
  await onServer(world.ownerUrl, 'alter table audit_events enable trigger user')
  await ask(world, admin)
  await work(world)
  expect(await see(world, admin)).toMatchObject({ last: { rows: 4, firstBrokenId: 2 }, isUnderWay: false })
})

test('a signed export can be verified, is audited, and is included in the export alert', async () => {
  const { world, admin } = await anOffice()
  await aPerson(world, { role: 'owner' })
  const take = (list: string, query = '') =>
    exportList(argsFor(world, admin, { path: `/admin/lists/${list}/export?format=signed${query}`, params: { list } }))
  const answer = await take('audit', '&action=case.')
  expect(answer.headers.get('Content-Disposition')).toMatch(/audit-2026-11-21\.jsonl/)
  const lines = (await answer.text()).trimEnd().split('\n')
  const [about, first] = lines.map((line: string) => JSON.parse(line))
  expect(about).toMatchObject({ export: 'audit', query: 'action=case.', by: 'Ada Admin' })
  expect(first).toMatchObject({
    id: 3,
    action: 'case.summary-read',
    actorLabel: 'Ada Admin',
    signature: expect.stringMatching(/^\w{64}$/),
  })
  async function* each() {
    yield* lines
  }
  expect(await verifySignedLines(each(), publicSigningKey(world.secretKey.current))).toMatchObject({
    ok: true,
    rows: 3,
  })
  expect((await take('sign-ins')).status).toBe(200)
  expect(await outcomeOf(take('clients'))).toMatchObject({ status: 404 })
  const rows = await world.db
    .selectFrom('auditEvents')
    .select(['objectId'])
    .where('action', '=', 'export')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([{ objectId: 'audit' }, { objectId: 'sign-ins' }])
  for (let n = 0; n < 3; n++) await take('audit')
  await raiseAlerts(world)
  expect(await world.db.selectFrom('securityAlerts').select('kind').execute()).toEqual([{ kind: 'exports' }])
})

test('an adviser can neither verify nor export the audit log', async () => {
  const { world } = await anOffice()
  const adviser = await aPerson(world, { role: 'adviser' })
  expect(await ask(world, adviser)).toMatchObject({ status: 403 })
  const args = argsFor(world, adviser, { path: '/admin/lists/audit/export?format=signed', params: { list: 'audit' } })
  expect(await outcomeOf(exportList(args))).toMatchObject({ status: 403 })
})
