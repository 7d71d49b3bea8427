import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { loader as portal } from '#returns/amounts/client/figures-page.tsx'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, aPerson, type TestCase } from '#test/cases.ts'
import { argsOf as clientArgs, outcomeOf as clientOutcome } from '#test/portal/portal.ts'
import { newWorld } from '#test/world.ts'
import { action, loader } from './worksheet-page.tsx'

const anOffice = async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const found = await aCase(world, { assignedTo: adviser.id })
  const args = { path: `/admin/cases/${found.id}/figures`, params: { caseId: found.id } }
  const view = (person: Person = adviser) => outcomeOf(() => loader(argsFor(world, person, args)))
  const post = (form: Record<string, string>, person: Person = adviser) =>
    outcomeOf(() => action(argsFor(world, person, { ...args, form })))
  const enter = (code: string, amount: string, more: Record<string, string> = {}) =>
    post({ intent: 'enter', line: randomUUID(), code, amount, person: 'client', ...more })
  const lines = async (of: TestCase = found) => linesOf(await listFigures(world.db, of.id))
  return { world, adviser, found, view, post, enter, lines }
}

test('an adviser enters figures by number or name, once even if sent twice; errors return the input', async () => {
  const { enter, lines, post, view } = await anOffice()
  expect(await enter('100', "118'640.50", { label: 'Acme' })).toMatchObject({
    status: 303,
    to: expect.stringContaining('note=figure-entered'),
  })
  const line = randomUUID()
  for (const _ of [1, 2]) await post({ intent: 'enter', line, code: 'Pillar 3a', amount: '7258', person: 'partner' })
  expect((await lines()).map(({ code, amountCents, person, state }) => [code, amountCents, person, state])).toEqual(
    expect.arrayContaining([
      ['salary', 11_864_050, 'client', 'confirmed'],
      ['pillar-3a', 725_800, 'partner', 'confirmed'],
    ]),
  )
  expect(await lines()).toHaveLength(2)
  for (const [code, amount] of [
    ['nothing', '5'],
    ['100', ''],
    ['100', '-5'],
    ['100', 'much'],
  ] as const) {
    expect(await enter(code, amount)).toMatchObject({
      status: 422,
      data: { intent: 'enter', values: { code, amount } },
    })
  }
  expect((await view()).data).toMatchObject({
    all: 2,
    confirmed: 2,
    groups: [{ group: 'income', sumCents: 11_864_050 }, {}],
  })
})

test('a line is confirmed, changed and removed by new versions; a stale page changes nothing', async () => {
  const { enter, lines, post, world, found } = await anOffice()
  await enter(returnTexts.figure.codes.accounts, '100')
  const [first] = await lines()
  if (!first) throw new Error('no line')
  const seen = { intent: 'confirm', line: first.lineId, version: '1' }
  expect(await post({ ...seen, amount: '150' })).toMatchObject({ status: 303 })
  const stale = await post({ ...seen, amount: '120' })
  expect(stale).toMatchObject({ status: 409, data: { text: expect.stringContaining('150.00') } })
  expect(stale).toMatchObject({ data: { text: expect.stringContaining('120.00') } })
  expect((await lines())[0]).toMatchObject({ version: 2, amountCents: 15_000, earlier: [{ amountCents: 10_000 }] })
  expect(await post({ intent: 'remove', line: first.lineId, version: '1' })).toMatchObject({ status: 409 })
  expect(await post({ intent: 'remove', line: first.lineId, version: '2' })).toMatchObject({ status: 303 })
  expect(await lines()).toEqual([])
  expect(await listFigures(world.db, found.id)).toHaveLength(3)
  await expect(world.db.updateTable('caseFigures').set({ amountCents: 1 }).execute()).rejects.toThrow(
    'permission denied',
  )
  const { default: pg } = await import('pg')
  const owner = new pg.Client(world.ownerUrl)
  await owner.connect()
  await expect(owner.query('update case_figures set amount_cents = 1')).rejects.toThrow('never written over')
  await owner.end()
})

test('one of two simultaneous changes of a line is refused', async () => {
  const { enter, lines, post } = await anOffice()
  await enter('100', '100')
  const [line] = await lines()
  const answers = await Promise.all(
    ['200', '300'].map((amount) => post({ intent: 'confirm', line: line?.lineId ?? '', version: '1', amount })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
})

test('client, adviser and admins see the figures; other clients and advisers get 404', async () => {
  const { enter, view, post, world, found, lines } = await anOffice()
  await enter('100', '100')
  const other = await aPerson(world)
  const colleague = await aPerson(world, { role: 'adviser' })
  const admin = await aPerson(world, { role: 'admin' })
  const [line] = await lines()
  expect((await view(admin)).status).toBe(200)
  expect((await view(colleague)).status).toBe(404)
  const change = { intent: 'confirm', line: line?.lineId ?? '', version: '1', amount: '900' }
  expect((await post(change, colleague)).status).toBe(404)
  const path = `/client-portal/cases/${found.id}/figures`
  const open = (person: Person) =>
    clientOutcome(portal, clientArgs(world, path, { person, params: { caseId: found.id } }))
  expect((await open(found.client)).data).toMatchObject({ all: 1, groups: [{ sumCents: 10_000 }] })
  expect((await open(other)).status).toBe(404)
  expect(await asClient(world.db, other.id, (tx) => listFigures(tx, found.id))).toEqual([])
  const elsewhere = await aCase(world)
  const args = { path: `/admin/cases/${elsewhere.id}/figures`, params: { caseId: elsewhere.id }, form: change }
  expect((await outcomeOf(() => action(argsFor(world, admin, args)))).status).toBe(404)
  expect((await lines())[0]).toMatchObject({ version: 1, amountCents: 10_000 })
})

test('the previous year is shown if the reader may see that case', async () => {
  const { enter, view, world, found, adviser } = await anOffice()
  await enter('100', '120', { label: 'Acme' })
  const before = await aCase(world, { client: found.client, taxYear: 2024, assignedTo: adviser.id })
  const form = { intent: 'enter', line: randomUUID(), code: '100', amount: '100', person: 'client', label: 'Acme' }
  await outcomeOf(() =>
    action(argsFor(world, adviser, { path: `/admin/cases/${before.id}/figures`, params: { caseId: before.id }, form })),
  )
  expect((await view()).data).toMatchObject({
    lastYear: 2024,
    groups: [{ rows: [{ line: { amountCents: 12_000 }, last: { amountCents: 10_000 } }], lastSumCents: 10_000 }],
  })
  const colleague = await aPerson(world, { role: 'adviser' })
  await world.db.updateTable('cases').set({ assignedTo: colleague.id }).where('id', '=', before.id).execute()
  expect((await view()).data).toMatchObject({ lastYear: null, groups: [{ lastSumCents: 0 }] })
})
