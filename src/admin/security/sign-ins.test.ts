import { expect, test } from 'vitest'
import { signIn, signOut } from '#accounts/sign-in/sign-in.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { aPerson, aVisitor, testPassword } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { actorOf } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import type { AuditRow } from './audit-columns.tsx'
import { signInList } from './sign-in-list.tsx'
import { loader } from './sign-ins-page.tsx'

async function anOffice() {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin', name: 'Ada Admin' })
  const facts = { id: 'request-9', ip: '203.0.113.9', userAgent: null }
  await signIn(world, { identifier: admin.email, password: 'wrong', audience: 'staff', facts })
  await signIn(world, { identifier: 'nobody@example.com', password: testPassword, audience: 'client', facts })
  const { visitor: user } = await aVisitor(world, admin)
  await recordAudit(world.db, actorOf(admin), { action: 'case.summary-read' })
  await signOut(world, user, facts)
  return { world, admin }
}

async function rowsAt(world: World, admin: Awaited<ReturnType<typeof aPerson>>, path: string) {
  const { data } = await outcomeOf(loader(argsFor(world, admin, { path })))
  return (data as { list: { rows: AuditRow[] } }).list.rows
}

test('the sign-in log shows action, user, outcome, reason, time and IP address', async () => {
  const { world, admin } = await anOffice()
  const rows = await rowsAt(world, admin, '/admin/security/sign-ins')
  const reason = signInList.columns.find(({ key }) => key === 'reason')
  expect(rows.map((row) => [row.action, row.actorLabel, row.outcome, reason?.value(row)])).toEqual([
    ['sign-out', 'Ada Admin', 'success', null],
    ['sign-in', 'Ada Admin', 'success', 'password'],
    ['sign-in', 'visitor', 'failed', 'invalid-credentials'],
    ['sign-in', 'Ada Admin', 'failed', 'invalid-credentials'],
  ])
  for (const { at } of rows) expect(at).toBeInstanceOf(Date)
  expect(rows[3]?.ip).toBe('203.0.113.9')
})

test.each([
  ['status=failed', 2],
  ['status=success', 2],
  ['action=sign-out', 1],
  ['user=ada&status=failed', 1],
  ['ip=203.0.113.9', 3],
  ['ip=%25', 0],
  ["user=' or 1=1 --", 0],
  ['action=case.read', 4],
  ['status=denied', 4],
])('the filter %s shows %i entries', async (query, count) => {
  const { world, admin } = await anOffice()
  expect(await rowsAt(world, admin, `/admin/security/sign-ins?${query}`)).toHaveLength(count)
})

test('advisers cannot read the sign-in log', async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser' })
  const answer = await outcomeOf(loader(argsFor(world, adviser, { path: '/admin/security/sign-ins' })))
  expect(answer.status).toBe(403)
})
