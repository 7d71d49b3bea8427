import { beforeEach, describe, expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { loader as email } from '#cases/assessment/staff/objection-page.tsx'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { action as decide, loader as portal } from '#cases/process/client/case-page.tsx'
import { action as enterFigures } from '#returns/amounts/staff/worksheet-page.tsx'
import { listAssessed } from '#returns/assessment/assessed-db.server.ts'
import type { Comparison } from '#returns/assessment/load-assessment.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, aPerson, listEmails, type TestCase } from '#test/cases.ts'
import { argsOf as clientArgs, outcomeOf as clientOutcome, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './assessment-page.tsx'

let world: World
let adviser: Person
let found: TestCase
beforeEach(async () => {
  world = await newWorld()
  adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  found = await aCase(world, { state: 'assessed', assignedTo: adviser.id })
  const clock = { assessedOn: '2026-11-10', deliveredOn: '2026-11-12', objectionEndsOn: '2026-12-14', canton: 'BE' }
  await world.db
    .updateTable('cases')
    .set({ ...clock, dueOn: '2026-12-14' })
    .where('id', '=', found.id)
    .execute()
  for (const [code, amount] of [
    ['100', '118640'],
    ['200', '3200'],
  ] as const) {
    const form = { intent: 'enter', line: crypto.randomUUID(), code, amount, person: 'client' }
    const args = { path: `/admin/cases/${found.id}/figures`, params: { caseId: found.id }, form }
    expect((await outcomeOf(() => enterFigures(argsFor(world, adviser, args)))).status).toBe(303)
  }
})

const args = (of = found.id) => ({ path: `/admin/cases/${of}/assessment`, params: { caseId: of } })
const view = (person: Person = adviser) => outcomeOf(() => loader(argsFor(world, person, args())))
const post = (form: Record<string, string>, person: Person = adviser, of = found.id) =>
  outcomeOf(() => action(argsFor(world, person, { ...args(of), form })))
const enter = (code: string, amount: string, more: Record<string, string> = {}) =>
  post({ intent: 'enter', code, amount, person: 'client', ...more })
const rows = () => listAssessed(world.db, found.id)

const casePath = () => `/client-portal/cases/${found.id}`
const openPortal = async (person: Person = found.client) => {
  const { status, data } = await clientOutcome(
    portal,
    clientArgs(world, casePath(), { person, params: { caseId: found.id } }),
  )
  const comparison = (data as { comparison: { value: Comparison | null } | null } | null)?.comparison ?? null
  return { status, comparison: comparison?.value ?? null, data }
}
const postPortal = (form: Record<string, string>) =>
  clientOutcome(
    decide,
    clientArgs(world, casePath(), { person: found.client, params: { caseId: found.id }, init: posted(form) }),
  )
const version = async () => (await findCaseForStaff(world.db, found.id))?.version ?? 0

describe('entering the assessment', () => {
  test('assessed figures are entered once even if sent twice; invalid ones return an error', async () => {
    for (const _ of [1, 2])
      expect(await enter('200', '0', { reason: 'The way was proven.' })).toMatchObject({
        status: 303,
        to: expect.stringContaining('note=assessed-entered'),
      })
    expect(await rows()).toMatchObject([{ code: 'commuting', version: 1, amountCents: 0, byName: 'Tim Adler' }])
    for (const [code, amount] of [
      ['nothing', '5'],
      ['100', ''],
      ['100', '-5'],
      ['100', 'much'],
    ] as const)
      expect(await enter(code, amount)).toMatchObject({ status: 422, data: { values: { code, amount } } })
    expect((await view()).data).toMatchObject({
      entered: 1,
      all: 2,
      differences: [{ code: 'commuting', declaredCents: 320_000, assessedCents: 0, isAgainst: true }],
    })
    expect(await post({ intent: 'nothing' })).toMatchObject({ status: 422 })
  })

  test('a stale save of an assessed figure shows both values and overwrites nothing', async () => {
    await enter('200', '0')
    const save = (amount: string, seen: string) =>
      post({ intent: 'save', code: '200', person: 'client', version: seen, amount, reason: '' })
    expect((await save('1000', '1')).status).toBe(303)
    const stale = await save('2000', '1')
    expect(stale).toMatchObject({ status: 409, data: { text: expect.stringContaining('1,000.00') } })
    expect(stale).toMatchObject({ data: { text: expect.stringContaining('2,000.00') } })
    expect((await enter('200', '2000')).status).toBe(409)
    const both = await Promise.all([save('500', '2'), save('600', '2')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect((await save('', '3')).status).toBe(303)
    expect((await rows()).map(({ version }) => version).toSorted()).toEqual([1, 2, 3, 4])
    expect((await view()).data).toMatchObject({ entered: 0, differences: [] })
    await expect(world.db.updateTable('assessedFigures').set({ amountCents: 1 }).execute()).rejects.toThrow(
      'permission denied',
    )
  })

  test('the remaining figures are accepted as declared once, and only if the page is current', async () => {
    await enter('200', '0')
    const { rest } = (await view()).data as { rest: string }
    expect(rest).toBe('salary client 11864000')
    expect((await post({ intent: 'rest', seen: 'salary client 1' })).status).toBe(409)
    for (const _ of [1, 2]) expect((await post({ intent: 'rest', seen: rest })).status).toBe(303)
    expect((await view()).data).toMatchObject({ entered: 2, all: 2, rest: '', differences: [{}] })
    expect(await rows()).toHaveLength(2)
  })

  test('tax bills are versioned; a stale save is refused and an invalid amount names its field', async () => {
    const bill = { intent: 'bill', version: '0', confederation: '1000.50', canton: '5000', commune: '', church: '' }
    for (const _ of [1, 2]) expect((await post({ ...bill, paid: '2000' })).status).toBe(303)
    expect((await view()).data).toMatchObject({
      bill: { version: 1, amounts: { confederation: 100_050, church: null } },
    })
    expect((await post({ ...bill, paid: '3000' })).status).toBe(409)
    expect(await post({ ...bill, version: '1', interest: 'x' })).toMatchObject({
      status: 422,
      data: { text: expect.stringContaining(returnTexts.assessment.bill.interest), values: { canton: '5000' } },
    })
    expect((await post({ ...bill, version: '1', paid: '3000' })).status).toBe(303)
    expect((await view()).data).toMatchObject({ bill: { version: 2, amounts: { paid: 300_000 } } })
  })
})

describe('recommendation and access', () => {
  test('after the recommendation the client gets one email, sees the comparison and decides', async () => {
    await enter('200', '0', { reason: 'The way was proven.' })
    expect((await openPortal()).comparison).toBeNull()
    expect(await post({ intent: 'advise', advice: '', reason: 'R', version: '0' })).toMatchObject({ status: 422 })
    expect(await post({ intent: 'advise', advice: 'object', reason: ' ', version: '0' })).toMatchObject({ status: 422 })
    const advise = { intent: 'advise', advice: 'object', reason: 'The costs were proven.', version: '0' }
    for (const _ of [1, 2]) expect((await post(advise)).status).toBe(303)
    expect((await post({ ...advise, advice: 'accept' })).status).toBe(409)
    const emails = await listEmails(world)
    expect(emails.filter(({ eventKey }) => eventKey.startsWith('assessment-advised:'))).toHaveLength(1)
    const { comparison } = await openPortal()
    expect(comparison).toMatchObject({ advice: { advice: 'object' }, differences: [{ code: 'commuting' }] })

    // The next edit outdates the case version that the client has loaded.
    const read = await version()
    await enter('200', '1000', { version: '1' })
    const accept = { intent: 'move', move: 'accept_assessment' }
    expect((await postPortal({ ...accept, version: String(read) })).status).toBe(409)
    const requested = { intent: 'move', move: 'ask_for_objection', reason: 'Please object.' }
    const done = await postPortal({ ...requested, version: String(await version()) })
    expect(done.location).toContain('note=objection-asked')
    expect((await view()).data).toMatchObject({ requested: { words: 'Please object.' } })
    const drafted = await outcomeOf(() => email(argsFor(world, adviser, { path: '/x', params: { caseId: found.id } })))
    expect(drafted.data).toMatchObject({
      draft: {
        office: { requests: expect.stringContaining('Fahrkosten: CHF\u00a03’200.00') },
        english: { requests: expect.stringContaining('instead of CHF\u00a01,000.00') },
      },
    })
  })

  test('a recommendation requires the assessed state; a decision on an objection needs a new one', async () => {
    const advise = { intent: 'advise', advice: 'accept', reason: 'It is right.', version: '0' }
    await post(advise)
    await world.db.updateTable('cases').set({ state: 'objection' }).where('id', '=', found.id).execute()
    expect((await post({ ...advise, version: '1', reason: 'Still right.' })).status).toBe(409)
    world.setNow(new Date(world.now().getTime() + 86_400_000).toISOString())
    const decided = { state: 'assessed', decidedOn: '2026-11-22', updatedAt: world.now() }
    await world.db.updateTable('cases').set(decided).where('id', '=', found.id).execute()
    expect((await openPortal()).comparison).toBeNull()
    expect((await post(advise)).status).toBe(303)
    expect((await openPortal()).comparison).toMatchObject({ advice: { version: 2 } })
  })

  test('only staff of an assessed case enter figures; other advisers and clients get 404', async () => {
    await enter('200', '0')
    const colleague = await aPerson(world, { role: 'adviser' })
    const admin = await aPerson(world, { role: 'admin' })
    const other = await aPerson(world)
    expect((await view(admin)).status).toBe(200)
    expect((await view(colleague)).status).toBe(404)
    expect((await post({ intent: 'enter', code: '100', amount: '5', person: 'client' }, colleague)).status).toBe(404)
    expect((await openPortal(other)).status).toBe(404)
    expect(await asClient(world.db, other.id, (tx) => listAssessed(tx, found.id))).toEqual([])
    expect(await asClient(world.db, found.client.id, (tx) => listAssessed(tx, found.id))).toHaveLength(1)
    const unassessed = await aCase(world, { state: 'filed', assignedTo: adviser.id })
    const early = await outcomeOf(() => loader(argsFor(world, adviser, args(unassessed.id))))
    expect(early.data).toMatchObject({ isAssessed: false })
    expect(
      (await post({ intent: 'enter', code: '100', amount: '5', person: 'client' }, adviser, unassessed.id)).status,
    ).toBe(409)
  })
})
