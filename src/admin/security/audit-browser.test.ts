import { expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, anOrder, aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { actionInWords } from './actions/audit-texts.server.ts'
import { auditList, type NamedAuditRow } from './audit-list.tsx'
import { loader } from './audit-page.tsx'

async function rowsAt(world: World, owner: Person, query: string) {
  const { data } = await outcomeOf(loader(argsFor(world, owner, { path: `/admin/security?${query}` })))
  return (data as { list: { rows: NamedAuditRow[] } }).list.rows
}

const content = (row: NamedAuditRow | undefined, column: string) =>
  row && auditList.columns.find(({ key }) => key === column)?.value(row)

async function aLog() {
  const world = await newWorld()
  const owner = await aPerson(world, { role: 'owner', name: 'Olga Owner' })
  const found = await aCase(world)
  const order = await anOrder(world, { personId: found.client.id })
  const { caseNumber } = await world.db.selectFrom('cases').select('caseNumber').executeTakeFirstOrThrow()
  const { number } = await world.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const by = actorOf(owner)
  await recordAudit(world.db, by, { action: 'case.moved', object: { type: 'case', id: found.id } })
  const detail = { totalCents: 49_900, taxYear: 2025 }
  await recordAudit(world.db, by, { action: 'order.refund-asked', object: { type: 'order', id: order.id }, detail })
  await recordAudit(world.db, by, { action: 'staff-role-changed', object: { type: 'person', id: owner.id } })
  await recordAudit(world.db, by, { action: 'profile.changed', object: { type: 'person', id: found.client.id } })
  await recordAudit(world.db, by, { action: 'order.deleted', object: { type: 'order', id: crypto.randomUUID() } })
  await recordAudit(world.db, by, { action: 'case.deleted', object: { type: 'case', id: 'no-uuid' } })
  return { world, owner, found, order, caseNumber, number }
}

test('the log shows each action and object by name, with a link to its page', async () => {
  const { actions } = adminTexts.audit
  const { world, owner, found, order, caseNumber, number } = await aLog()
  const rows = await rowsAt(world, owner, 'actor=Olga')
  const read = rows.map((row) => [content(row, 'action'), content(row, 'object'), row.thing?.to ?? null])
  expect(read).toEqual([
    ['Case deleted (case.deleted)', 'Case (case no-uuid)', null],
    ['Order deleted (order.deleted)', expect.stringMatching(/^Order \(order [\da-f-]{36}\)$/), null],
    [
      'Profile changed (profile.changed)',
      `Person ${found.client.name} (person ${found.client.id})`,
      `/admin/clients/${found.client.id}`,
    ],
    ['Role changed (staff-role-changed)', `Person Olga Owner (person ${owner.id})`, `/admin/staff/${owner.id}`],
    [
      `${actions['order.refund-asked']} (order.refund-asked)`,
      `Order ${number} (order ${order.id})`,
      `/admin/orders/${order.id}`,
    ],
    [`${actions['case.moved']} (case.moved)`, `Case ${caseNumber} (case ${found.id})`, `/admin/cases/${found.id}`],
  ])
  expect(content(rows[4], 'detail')).toBe('tax year: 2025, total: CHF\u00a0499.00')
})

test.each([
  ['words of its label', 'Refund', ['order.refund-asked']],
  ['a code prefix', 'order.', ['order.deleted', 'order.refund-asked']],
  ['a code', 'staff-role-changed', ['staff-role-changed']],
  ['a literal percent sign', '%', []],
])('an action is found by %s', async (_, action, codes) => {
  const { world, owner } = await aLog()
  const rows = await rowsAt(world, owner, `actor=Olga&action=${encodeURIComponent(action)}`)
  expect(rows.map((row) => row.action)).toEqual(codes)
})

test('an unknown action is shown as its code', () => {
  expect(actionInWords('moon.landed')).toBe('moon.landed')
  expect(actionInWords('constructor')).toBe('constructor')
})
