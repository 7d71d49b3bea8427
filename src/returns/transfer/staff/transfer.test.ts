import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { confirmFigure, enterFigure } from '#returns/amounts/enter-figure.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { loadSheet } from '#returns/transfer/load-transfer.server.ts'
import { enterable, stampOf } from '#returns/transfer/transfer-stamp.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { action, loader } from './transfer-page.tsx'
import { loader as workbook } from './transfer-route.ts'

const aSheet = async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser' })
  const found = await aCase(world, { assignedTo: adviser.id })
  const actor = actorOf(adviser)
  const args = { path: `/admin/cases/${found.id}/transfer`, params: { caseId: found.id } }
  const enter = (code: string, amount: string) =>
    enterFigure(world, {
      ...{ caseId: found.id, actor },
      entered: { line: randomUUID(), code, amount, person: 'client', label: '', note: '' },
    })
  await enter('400', '142300.75')
  await enter('510', '15200')
  const view = (person: Person = adviser) => outcomeOf(() => loader(argsFor(world, person, args)))
  const post = (form: Record<string, string>, person: Person = adviser) =>
    outcomeOf(() => action(argsFor(world, person, { ...args, form })))
  const fields = async () =>
    enterable((await loadSheet(world.db, { id: found.id, clientId: found.client.id, taxYear: 2025 })).sections)
  const seen = async (...keys: string[]) => stampOf((await fields()).filter(({ key }) => keys.includes(key)))
  const saved = () => world.db.selectFrom('transferEntries').selectAll().where('caseId', '=', found.id).execute()
  return { world, adviser, found, actor, args, enter, view, post, fields, seen, saved }
}
const accounts = 'accounts.household'

test('a field marked as entered is still marked after a reload, and can be undone', async () => {
  const { view, post, seen, saved } = await aSheet()
  const mark = { intent: 'enter-field', field: accounts, seen: await seen(accounts) }
  for (const _ of [1, 2]) expect(await post(mark)).toMatchObject({ status: 303 })
  expect(await saved()).toMatchObject([{ field: accounts, cantonFrancs: 142_300, federalFrancs: null }])
  const { data } = await view()
  expect(JSON.stringify(data)).toContain('"entered":{"at"')
  for (const _ of [1, 2]) expect(await post({ intent: 'undo-field', field: accounts })).toMatchObject({ status: 303 })
  expect(await saved()).toEqual([])
})

test('a mark for an amount that has changed since is refused and says so', async () => {
  const { world, found, actor, post, seen, saved } = await aSheet()
  const before = await seen(accounts)
  const line = linesOf(await listFigures(world.db, found.id)).find(({ code }) => code === 'accounts')
  await confirmFigure(world, { caseId: found.id, actor, lineId: line?.lineId ?? '', version: 1, amount: '9' })
  expect(await post({ intent: 'enter-field', field: accounts, seen: before })).toMatchObject({
    status: 409,
    data: { text: returnStaffTexts.transfer.notTaken['amount-changed'] },
  })
  expect(await saved()).toEqual([])
})

test('all known fields are marked at once; missing amounts are not', async () => {
  const { post, fields, saved } = await aSheet()
  expect(await post({ intent: 'enter-all', seen: stampOf(await fields()) })).toMatchObject({ status: 303 })
  expect((await saved()).map(({ field }) => field).toSorted()).toEqual([accounts, 'bank-debt.household'])
})

test('an unknown field and a total cannot be marked', async () => {
  const { post, saved } = await aSheet()
  for (const field of ['total-assets.household', 'insurance-premiums.household', 'nothing']) {
    expect(await post({ intent: 'enter-field', field, seen: '' })).toMatchObject({ status: 404 })
  }
  expect(await saved()).toEqual([])
})

test('an adviser of other cases and a client see and change nothing', async () => {
  const { world, view, post, seen, saved, found, args } = await aSheet()
  const colleague = await aPerson(world, { role: 'adviser' })
  const mark = { intent: 'enter-field', field: accounts, seen: await seen(accounts) }
  expect((await view(colleague)).status).toBe(404)
  expect((await post(mark, colleague)).status).toBe(404)
  expect((await outcomeOf(() => workbook(argsFor(world, colleague, args)))).status).toBe(404)
  expect((await post(mark, found.client)).status).not.toBe(303)
  expect(await saved()).toEqual([])
})

test('last year’s amounts are beside the lines if the reader may see that case', async () => {
  const { world, found, adviser, actor, view } = await aSheet()
  const before = await aCase(world, { client: found.client, taxYear: 2024, assignedTo: adviser.id })
  await enterFigure(world, {
    ...{ caseId: before.id, actor },
    entered: { line: randomUUID(), code: '400', amount: '100', person: 'client', label: '', note: '' },
  })
  expect((await view()).data).toMatchObject({ lastYear: 2024 })
  expect(JSON.stringify((await view()).data)).toContain('"lastCents":10000')
})

test('the workbook has a row for each field', async () => {
  const { world, adviser, args } = await aSheet()
  const reply = await workbook(argsFor(world, adviser, args))
  expect(reply.headers.get('Content-Disposition')).toContain('.xlsx')
  expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
})
