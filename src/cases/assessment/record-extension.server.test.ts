import { describe, expect, test } from 'vitest'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { replanFiling, setDueDate } from '#cases/planning/plan-case.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { aCase, actorOf, anOrder, aPerson, listEmails } from '#test/cases.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { extensionWayOf, feeOf } from './extension.ts'
import { listExtensions } from './extension-db.server.ts'
import { recordExtension, tellExtension } from './record-extension.server.ts'

async function anAdminContext() {
  const world = await newWorld()
  world.setNow('2027-02-01T09:00:00Z')
  const staff = actorOf(await aPerson(world, { role: 'admin' }))
  const record = (caseId: string, changes: object = {}) =>
    recordExtension(world, {
      caseId,
      actor: staff,
      step: 'granted',
      untilOn: '2027-09-15',
      feeCents: 2000,
      ...changes,
    })
  const dueOf = async (caseId: string) => (await findCaseForStaff(world.db, caseId))?.dueOn
  return { world, staff, record, dueOf }
}

describe('effect on the due date', () => {
  test('a granted extension sets the filing date, notifies the client and survives a canton change', async () => {
    const { world, record, dueOf } = await anAdminContext()
    const { id, client } = await aCase(world, { taxYear: 2026, state: 'in_preparation', dueOn: '2027-03-31' })
    expect(await record(id, { step: 'requested' })).toEqual({ ok: true })
    expect(await dueOf(id)).toBe('2027-03-31')
    expect(await record(id)).toEqual({ ok: true })
    expect(await dueOf(id)).toBe('2027-09-15')
    expect((await listExtensions(world.db, id)).map(({ step }) => step)).toEqual(['granted', 'requested'])
    const notified = await listCaseEvents(world.db, id, { withInternal: false })
    expect(notified[0]?.payload).toEqual({
      code: 'extension-granted',
      values: { untilOn: '2027-09-15', feeCents: 2000 },
    })
    await runJobs(world)
    expect(world.mail.sent.map(({ to, text }) => [to, text.includes('15 Sep 2027')])).toEqual([[client.email, true]])
    await world.db.updateTable('people').set({ canton: 'VD' }).where('id', '=', client.id).execute()
    await replanFiling(world, client.id)
    expect(await dueOf(id)).toBe('2027-09-15')
  })

  test('the documents date stays; the granted date applies when preparation starts', async () => {
    const { world, staff, record, dueOf } = await anAdminContext()
    const { id } = await aCase(world, { taxYear: 2026, state: 'waiting_for_documents', dueOn: '2027-02-15' })
    await record(id)
    expect(await dueOf(id)).toBe('2027-02-15')
    await moveCase(world, { caseId: id, move: 'start_preparation', actor: staff })
    expect(await dueOf(id)).toBe('2027-09-15')
  })

  test('of an extension and a manual due date, the later entry wins', async () => {
    const { world, staff, record, dueOf } = await anAdminContext()
    const { id } = await aCase(world, { taxYear: 2026, state: 'in_preparation', dueOn: '2027-03-31' })
    await setDueDate(world, { caseId: id, actor: staff, dueOn: '2027-05-01' })
    await record(id)
    expect(await dueOf(id)).toBe('2027-09-15')
    await setDueDate(world, { caseId: id, actor: staff, dueOn: '2027-06-01' })
    await moveCase(world, { caseId: id, move: 'ask_for_documents', actor: staff })
    await moveCase(world, { caseId: id, move: 'start_preparation', actor: staff })
    expect(await dueOf(id)).toBe('2027-06-01')
  })
})

describe('refusals', () => {
  test('invalid extensions and people without access are refused', async () => {
    const { world, staff, record } = await anAdminContext()
    const { id, client } = await aCase(world, { taxYear: 2026, state: 'in_preparation', assignedTo: staff.person.id })
    const filed = await aCase(world, { state: 'filed' })
    expect(await record(id, { untilOn: '2027-02-30' })).toEqual({ ok: false, reason: 'no-date' })
    expect(await record(id, { untilOn: '2027-01-31' })).toEqual({ ok: false, reason: 'date-past' })
    expect(await record(id, { feeCents: null })).toEqual({ ok: false, reason: 'no-fee' })
    expect(await record(filed.id)).toEqual({ ok: false, reason: 'no-filing' })
    expect(await record(id, { actor: actorOf(client) })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await record(id, { actor: actorOf(await aPerson(world)) })).toEqual({ ok: false, reason: 'unknown-case' })
    const other = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await record(id, { actor: other })).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await listExtensions(world.db, id)).toEqual([])
  })

  test('a consultation has no filing date, even after work on it starts', async () => {
    const { world, staff, record, dueOf } = await anAdminContext()
    const lines = [{ productId: 'appointment', type: 'consultation', caseType: 'consultation' } as const]
    const order = await anOrder(world, { lines })
    const opened = await openCasesForOrder(world, order.id)
    const [id = ''] = opened.ok ? opened.caseIds : []
    expect(await dueOf(id)).toBeNull()
    await moveCase(world, { caseId: id, move: 'start_preparation', actor: staff })
    expect(await dueOf(id)).toBeNull()
    expect(await record(id)).toEqual({ ok: false, reason: 'no-filing' })
  })
})

describe('fees and steps', () => {
  test.each([
    ['', 0],
    ['20', 2000],
    ['CHF 40.50', 4050],
    ['-1', null],
    ['twenty', null],
  ])('the fee %j is read as %j cents', (text, cents) => {
    expect(feeOf(text)).toBe(cents)
  })

  test('the extension steps of Bern are in the year after the tax year', () => {
    expect(extensionWayOf({ canton: 'BE', taxYear: 2026 })?.steps[1]).toEqual({ untilOn: '2027-09-15', feeCents: 2000 })
    expect(extensionWayOf({ canton: null, taxYear: 2026 })).toBeNull()
  })
})

test('concurrent submissions of one extension are recorded once, a later one again', async () => {
  const { world, record } = await anAdminContext()
  const { id } = await aCase(world, { taxYear: 2026, state: 'in_preparation', dueOn: '2027-03-31' })
  expect(await Promise.all([record(id), record(id)])).toEqual([{ ok: true }, { ok: true }])
  expect(await listExtensions(world.db, id)).toHaveLength(1)
  await runJobs(world)
  expect(world.mail.sent).toHaveLength(1)
  world.setNow('2027-02-01T10:00:00Z')
  expect(await record(id)).toEqual({ ok: true })
  expect(await listExtensions(world.db, id)).toHaveLength(2)
})

async function anOverdueReturn(changes: object = {}) {
  const world = await newWorld()
  world.setNow('2026-11-25T09:00:00Z')
  const adviser = await aPerson(world, { role: 'adviser' })
  const found = await aCase(world, { state: 'in_preparation', assignedTo: adviser.id, dueOn: '2026-03-31', ...changes })
  const tell = (untilOn: string | null, actor = actorOf(found.client)) =>
    tellExtension(world, { caseId: found.id, actor, untilOn })
  const dueOn = async () => (await findCaseForStaff(world.db, found.id))?.dueOn
  return { world, adviser, found, tell, dueOn }
}

test('an extension reported by the client becomes the filing date, and the adviser is notified once', async () => {
  const { world, adviser, tell, dueOn } = await anOverdueReturn()
  expect(await tell('2026-12-15')).toEqual({ ok: true })
  expect(await dueOn()).toBe('2026-12-15')
  expect(await tell(null)).toEqual({ ok: false, reason: 'answered-already' })
  expect((await listEmails(world)).map(({ toAddress }) => toAddress)).toEqual([adviser.email])
})

test('without an extension the missed date stays as it is', async () => {
  const { world, found, tell, dueOn } = await anOverdueReturn()
  expect(await tell(null)).toEqual({ ok: true })
  expect(await dueOn()).toBe('2026-03-31')
  expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ filing: { on: '2026-03-31', isAnswered: true } })
})

test.each([
  ['', 'no-date'],
  ['2026-11-24', 'date-past'],
  ['2030-01-01', 'date-far'],
])('the date %j is refused as %s and nothing is saved', async (untilOn, reason) => {
  const { tell, dueOn } = await anOverdueReturn()
  expect(await tell(untilOn)).toEqual({ ok: false, reason })
  expect(await dueOn()).toBe('2026-03-31')
})

test('a stranger cannot answer, and a filed return takes no answer', async () => {
  const { world, tell } = await anOverdueReturn()
  expect(await tell(null, actorOf(await aPerson(world)))).toEqual({ ok: false, reason: 'unknown-case' })
  const filed = await anOverdueReturn({ state: 'filed' })
  expect(await filed.tell('2026-12-15')).toEqual({ ok: false, reason: 'no-filing' })
})
