import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { findTemplate } from '#cases/requests/template-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { anOrder, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { action, loader } from './checklist-edit-page.tsx'
import { loader as list } from './checklist-list-page.tsx'

test('staff edit and reset the checklist of a product and year; clients get 403', async () => {
  const world = await newWorld()
  await anOrder(world)
  const person = await aPerson(world, { role: 'adviser' })
  const params = { productId: 'standard' }
  const path = '/admin/checklists/standard?year=2025'
  const post = (pairs: [string, string][], by = person) =>
    outcomeOf(action(argsFor(world, by, { path, params, form: new URLSearchParams(pairs) })))
  const bank: [string, string][] = [
    ['title', 'Bank'],
    ['description', adminTexts.task.showAll],
    ['need', 'optional'],
  ]
  expect(await post(bank)).toMatchObject({ status: 303 })
  expect(await loader(argsFor(world, person, { path, params }))).toMatchObject({
    ...{
      isOwn: true,
      source: 'year',
      items: [{ title: 'Bank', description: adminTexts.task.showAll, need: 'optional' }],
    },
  })
  expect((await list(argsFor(world, person, { path: '/admin/checklists' }))).list.rows[0]).toMatchObject({
    years: [2025],
  })
  const second = { title: 'Lease', description: '', need: 'required' }
  const placed = (line: Record<string, string>, place: string) => Object.entries({ ...line, place })
  const bankLine = { title: 'Bank', description: adminTexts.task.showAll, need: 'optional' }
  expect(await post([...placed(bankLine, '1'), ...placed(second, '1')])).toMatchObject({ status: 303 })
  expect((await loader(argsFor(world, person, { path, params }))).items).toMatchObject([second, bankLine])
  expect(await post([...bank, ...bank])).toMatchObject({ status: 409, data: { at: 1, lines: [{}, {}] } })
  expect(await post([['intent', 'give-up']])).toMatchObject({ status: 303 })
  expect((await findTemplate(world.db, { productId: 'standard', taxYear: 2025 })).source).toBe('catalogue')
  const client = await aPerson(world)
  expect(await outcomeOf(() => list(argsFor(world, client, { path })))).toMatchObject({ status: 403 })
  expect(await post(bank, client)).toMatchObject({ status: 403 })
  const strange = loader(argsFor(world, person, { path: '/x?year=1', params }))
  expect(await outcomeOf(strange)).toMatchObject({ status: 404 })
})
