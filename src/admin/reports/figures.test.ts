import { expect, test } from 'vitest'
import { limitCases } from '#accounts/team/manage-staff-member.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { loader as caseList } from '#cases/list/staff/case-list-page.tsx'
import { statusKinds } from '#cases/planning/work.ts'
import { contactForm } from '#site/contact/lead.ts'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, anOrder, aPerson } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { newWorld, type World } from '#test/world.ts'
import { loader as exportFigures } from './export-route.ts'
import { loader } from './figures-page.tsx'

async function paid(world: World, at: string, { cents = 10_000, back = 0, state = 'paid' } = {}) {
  const { id } = await anOrder(world, { state })
  const amounts = `total_cents = ${cents}, received_cents = ${cents}`
  await onServer(world.ownerUrl, `update orders set ${amounts} where id = '${id}'`)
  const change = { createdAt: at, paidAt: at, refundedCents: back }
  await world.db.updateTable('orders').set(change).where('id', '=', id).execute()
}

async function months(world: World, query = 'from=2026-09&to=2026-11') {
  const admin = await aPerson(world, { role: 'admin' })
  const view = await loader(argsFor(world, admin, { path: `/admin/figures?${query}` }))
  return view.months as Awaited<ReturnType<typeof loader>>['months']
}

test('revenue is net of refunds by month in Zurich time; empty months are zero', async () => {
  const world = await newWorld()
  await paid(world, '2026-08-31T21:59:59Z')
  await paid(world, '2026-08-31T22:00:00Z', { cents: 49_900 })
  await paid(world, '2026-09-30T21:59:59Z', { cents: 10_000, back: 10_000, state: 'refunded' })
  await paid(world, '2026-11-30T22:59:59Z', { cents: 30_000, back: 3_000 })
  await paid(world, '2026-11-30T23:00:00Z')
  const pending = await anOrder(world, { state: 'pending' })
  const requested = { createdAt: '2026-10-05T10:00:00Z', paidAt: null }
  await world.db.updateTable('orders').set(requested).where('id', '=', pending.id).execute()
  expect(await months(world)).toEqual([
    { month: '2026-09', enquiries: 0, orders: 2, paid: 2, filed: 0, paidCents: 59_900, refundedCents: 10_000 },
    { month: '2026-10', enquiries: 0, orders: 1, paid: 0, filed: 0, paidCents: 0, refundedCents: 0 },
    { month: '2026-11', enquiries: 0, orders: 1, paid: 1, filed: 0, paidCents: 30_000, refundedCents: 3_000 },
  ])
})

test('enquiries are counted without spam, filings by their filing date', async () => {
  const world = await newWorld()
  world.setNow('2026-10-02T09:00:00Z')
  const enquiry = contactForm.parse({ name: 'Ana', email: 'ana@example.com', topic: 'other', message: 'Hello' })
  await submitEnquiry(world, enquiry, { ip: '192.0.2.1', looksLikeSpam: false })
  await submitEnquiry(world, { ...enquiry, message: 'Buy' }, { ip: '192.0.2.1', looksLikeSpam: true })
  const filed = await aCase(world, { state: 'filed' })
  await world.db.updateTable('cases').set({ filedOn: '2026-11-01' }).where('id', '=', filed.id).execute()
  const found = await months(world)
  expect(found.map(({ enquiries, filed }) => [enquiries, filed])).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ])
})

test('each tile count equals its list', async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin' })
  for (const dueOn of ['2026-11-20', '2026-11-21', '2027-01-31'])
    for (const state of [
      'intake',
      'waiting_for_documents',
      'client_approval',
      'on_hold',
      'filed',
      'withdrawn',
    ] as const)
      await aCase(world, { state, dueOn })
  const { status } = await loader(argsFor(world, admin, { path: '/admin/figures' }))
  expect(status).toEqual({ today: 4, overdue: 4, 'with-firm': 3, 'with-client': 6 })
  for (const kind of statusKinds) {
    const { list } = await caseList(argsFor(world, admin, { path: `/admin/cases?work=${kind}` }))
    expect(list.total, kind).toBe(status[kind])
  }
})

test('capacity counts open cases of any type against the limit of each adviser', async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin', name: 'Ada Admin' })
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  for (const caseType of ['tax_return', 'tax_return', 'consultation', 'add_on', 'unheard-of']) {
    const { id } = await aCase(world, { state: 'in_preparation', assignedTo: adviser.id })
    await world.db.updateTable('cases').set({ caseType }).where('id', '=', id).execute()
  }
  await aCase(world, { state: 'filed', assignedTo: adviser.id })
  const see = async () => {
    const { capacity } = await caseList(argsFor(world, admin, { path: '/admin/cases' }))
    return capacity.find(({ id }: { id: string | null }) => id === adviser.id)
  }
  expect(await see()).toMatchObject({ open: 5, limit: null })
  expect(await limitCases(world, actorOf(admin), adviser.id, { limit: '0' })).toMatchObject({ reason: 'invalid' })
  expect(await limitCases(world, actorOf(adviser), adviser.id, { limit: '9' })).toMatchObject({ reason: 'not-allowed' })
  expect(await limitCases(world, actorOf(admin), adviser.id, { limit: '20' })).toEqual({ ok: true })
  expect(await see()).toMatchObject({ open: 5, limit: 20 })
  const { capacity } = await loader(argsFor(world, admin, { path: '/admin/figures' }))
  expect(capacity).toContainEqual({ id: admin.id, name: 'Ada Admin', open: 0, due: 0, limit: null })
})

test('only admins see figures; their CSV export is audited', async () => {
  const { money } = adminTexts.figures
  const world = await newWorld()
  await paid(world, '2026-11-05T10:00:00Z', { cents: 12_345, back: 45 })
  const adviser = await aPerson(world, { role: 'adviser' })
  const admin = await aPerson(world, { role: 'admin' })
  const path = '/admin/figures/export?from=2026-10&to=2026-11'
  expect(await outcomeOf(loader(argsFor(world, adviser, { path: '/admin/figures' })))).toMatchObject({ status: 403 })
  expect(await outcomeOf(exportFigures(argsFor(world, adviser, { path })))).toMatchObject({ status: 403 })
  const answer = await exportFigures(argsFor(world, admin, { path }))
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect((await answer.text()).split('\r\n')).toEqual([
    `Month,Enquiries,Orders,Paid,Filed,${money.gross} (CHF),${money.refunded} (CHF),${money.net} (CHF)`,
    '2026-10,0,0,0,0,0,0,0',
    '2026-11,0,1,1,0,123.45,0.45,123',
    '',
  ])
  const rows = await world.db.selectFrom('auditEvents').select(['action', 'objectId']).execute()
  expect(rows).toContainEqual({ action: 'export', objectId: 'figures' })
})
