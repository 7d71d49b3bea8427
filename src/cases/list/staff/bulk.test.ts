import { expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Person } from '#accounts/people/person.ts'
import { caseMoves, moveNames } from '#cases/process/case-states.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { aCase, actorOf, aPerson, listAuditActions, listEmails } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { bulkMoves } from './bulk.ts'
import { type BulkAnswer, bulkChange, dryRunBulk, runBulkAction } from './run-bulk-action.server.ts'

async function anOffice() {
  const world = await newWorld()
  const tim = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const eva = await aPerson(world, { role: 'adviser', name: 'Eva Berger' })
  const admin = await aPerson(world, { role: 'admin' })
  const own = await aCase(world, { assignedTo: tim.id, state: 'in_preparation', priority: 'high' })
  const free = await aCase(world, { state: 'in_preparation' })
  const foreign = await aCase(world, { assignedTo: eva.id, state: 'in_preparation' })
  const closed = await aCase(world, { assignedTo: tim.id, state: 'closed' })
  const stand = () =>
    world.db.selectFrom('cases').select(['id', 'state', 'priority', 'assignedTo', 'dueOn']).orderBy('id').execute()
  const change = (
    person: Person,
    intent: 'assign' | 'move' | 'priority' | 'due-date',
    value: string,
    ids: string[],
  ) => ({ intent, value, reason: 'Because of a reason', caseIds: ids, actor: actorOf(person) })
  const send = async (person: Person, fields: [string, string][]) => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    const ctx = {
      services: world,
      person,
      actor: actorOf(person),
      scope: accessScopeOf(actorOf(person)),
    }
    const answer = await runBulkAction(ctx, form, '/admin/cases').catch((thrown: unknown) => thrown)
    const { data, init } = answer as { data?: BulkAnswer; init?: ResponseInit | null }
    return { answer: data, status: answer instanceof Response ? answer.status : (init?.status ?? 200) }
  }
  return { world, tim, eva, admin, own, free, foreign, closed, stand, change, send }
}

test('bulk moves require at most a reason and are moves that staff may make', () => {
  for (const name of moveNames) {
    const { who, needs: deps = [], asks = [] } = caseMoves[name]
    const isForMany = [...deps, ...asks].every((fact) => fact === 'reason') && who.some((role) => role !== 'client')
    if (bulkMoves.includes(name)) expect([name, isForMany]).toEqual([name, true])
  }
  for (const name of ['approve', 'file', 'record_assessment'] as const)
    expect(bulkMoves.map(String)).not.toContain(name)
})

test('a refused case does not stop the others, and a colleague’s case is not named', async () => {
  const { world, tim, own, free, foreign, closed, stand, change } = await anOffice()
  const ids = [foreign.id, own.id, 'nonsense', closed.id, free.id, '00000000-0000-4000-8000-000000000000']
  const before = await stand()
  const result = await bulkChange(world, change(tim, 'move', 'ask_for_documents', ids))
  expect(result.done.map(({ id }) => id)).toEqual([own.id, free.id])
  expect(result.refused.map(({ caseNumber }) => caseNumber)).toEqual([
    ...[caseStaffTexts.bulkChange.unknownCase, caseStaffTexts.bulkChange.unknownCase],
    expect.stringMatching(/^ETB-/),
    caseStaffTexts.bulkChange.unknownCase,
  ])
  expect(JSON.stringify(result)).not.toContain(before.find(({ id }) => id === foreign.id)?.assignedTo)
  const states = new Map((await stand()).map(({ id, state }) => [id, state]))
  expect([foreign, closed].map(({ id }) => states.get(id))).toEqual(['in_preparation', 'closed'])
})

const nonsense = [
  ['move', ['file', 'approve', 'constructor', '']],
  ['priority', ['urgent', '']],
  ['due-date', ['31.2.2026', '0000-01-01', 'tomorrow']],
  ['assign', ['', 'nonsense']],
] as const

test('an invalid value changes no case and is reported for each case', async () => {
  const { world, admin, own, free, stand, change } = await anOffice()
  const before = await stand()
  for (const [intent, values] of nonsense)
    for (const value of values) {
      const result = await bulkChange(world, change(admin, intent, value, [own.id, free.id]))
      expect([intent, value, result.done, result.unchanged, result.refused.length]).toEqual([intent, value, [], [], 2])
    }
  expect(await stand()).toEqual(before)
})

test('cases are assigned only to active staff', async () => {
  const { world, admin, own, stand, change } = await anOffice()
  const before = await stand()
  const gone = await aPerson(world, { role: 'adviser', status: 'suspended' })
  const client = await aPerson(world)
  for (const { id } of [gone, client]) {
    const result = await bulkChange(world, change(admin, 'assign', id, [own.id]))
    expect(result).toMatchObject({ done: [], refused: [{ text: expect.any(String) }] })
  }
  expect(await stand()).toEqual(before)
})

test('a dry run reports unchanged cases separately and writes nothing', async () => {
  const { world, admin, own, free, stand, change } = await anOffice()
  const [before, emails, audit] = [await stand(), await listEmails(world), await listAuditActions(world)]
  const high = change(admin, 'priority', 'high', [own.id, free.id])
  const rehearsed = await dryRunBulk(world, high)
  expect(rehearsed).toMatchObject({ done: [{ id: free.id }], unchanged: [expect.stringMatching(/^ETB-/)], refused: [] })
  for (const value of ['nobody', admin.id]) await dryRunBulk(world, change(admin, 'assign', value, [own.id, free.id]))
  expect([await stand(), await listEmails(world), await listAuditActions(world)]).toEqual([before, emails, audit])
  expect(await bulkChange(world, high)).toEqual(rehearsed)
  expect((await bulkChange(world, high)).unchanged).toHaveLength(2)
})

test('a bulk form shows a dry run first; a case that changed since then is refused', async () => {
  const { world, admin, own, free, stand, send } = await anOffice()
  const chosen: [string, string][] = [
    ['case', own.id],
    ['case', own.id],
    ['case', free.id],
  ]
  const move: [string, string][] = [['intent', 'move'], ['move', 'ask_for_documents'], ['reason', ''], ...chosen]
  const before = await stand()
  const shown = await send(admin, move)
  expect(shown.answer).toMatchObject({ step: 'check', done: [{ id: own.id }, { id: free.id }], refused: [] })
  expect(await stand()).toEqual(before)
  await world.db.updateTable('cases').set({ state: 'closed' }).where('id', '=', own.id).execute()
  const done = await send(admin, [...move, ['step', 'do']])
  expect(done).toMatchObject({ status: 200, answer: { step: 'done', done: [{ id: free.id }], refused: [{}] } })
  expect(await send(admin, [...move, ['step', 'do']])).toMatchObject({ status: 409 })
  expect(await send(admin, chosen)).toMatchObject({ status: 422, answer: { step: 'fault' } })
  expect(
    await send(admin, [
      ['intent', 'move'],
      ['move', 'hold'],
      ['step', 'do'],
    ]),
  ).toMatchObject({ status: 422 })
})
