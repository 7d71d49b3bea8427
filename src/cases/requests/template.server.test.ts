import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { actorOf, anOrder, aPerson, listAuditActions } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { changeTemplate, readTemplateLines } from './change-template.server.ts'
import { listChecklist } from './checklist-db.server.ts'
import { findTemplate } from './template-db.server.ts'

const line = (title: string, need = 'required') => ({ title, description: '', need })
const catalogue = [{ title: 'Salary certificate', isRequired: true }]

async function opened(world: World, taxYear = 2025) {
  const order = await anOrder(world, {
    buyerEmail: `${randomUUID()}@example.com`,
    lines: [{ checklist: catalogue, taxYear }],
  })
  const outcome = await openCasesForOrder(world, order.id)
  if (!outcome.ok) throw new Error(outcome.reason)
  return (await listChecklist(world.db, outcome.caseIds[0] ?? '')).map(({ title, need }) => `${title}: ${need}`)
}

test.each([
  [
    [line('A'), line(' '), line('B', 'optional')],
    ['A', 'B'],
  ],
  [[line('A'), line('A')], 'same-title at 1'],
  [[line('A'), { title: '', description: 'x', need: 'required' }], 'no-title at 1'],
  [[line('A', 'maybe')], 'unknown-need at 0'],
])('template lines %j are read as %j', (lines, expected) => {
  const read = readTemplateLines(lines)
  expect(read.ok ? read.items.map(({ title }) => title) : `${read.reason} at ${read.at}`).toEqual(expected)
})

test('a case opens with the checklist of its year, else of all years, else of the catalogue', async () => {
  const world = await newWorld()
  const actor = actorOf(await aPerson(world, { role: 'adviser' }))
  expect(await opened(world)).toEqual(['Salary certificate: required'])
  const change = (taxYear: number | null, lines: ReturnType<typeof line>[] | null) =>
    changeTemplate(world, { productId: 'standard', taxYear, lines, actor })
  expect(await change(null, [line('Bank statements'), line('Donations', 'if_at_hand')])).toEqual({ ok: true })
  expect(await opened(world)).toEqual(['Bank statements: required', 'Donations: if_at_hand'])
  await change(2025, [line('Moving papers', 'optional')])
  expect(await opened(world)).toEqual(['Moving papers: optional'])
  await change(2025, null)
  expect((await findTemplate(world.db, { productId: 'standard', taxYear: 2025 })).source).toBe('all-years')
  expect((await listAuditActions(world)).filter((action) => action === 'checklist.changed')).toHaveLength(3)
})

test('clients cannot change a checklist template, and unknown products and years are refused', async () => {
  const world = await newWorld()
  await anOrder(world)
  const client = actorOf(await aPerson(world))
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const which = { productId: 'standard', taxYear: null, lines: [line('A')], actor }
  expect(await changeTemplate(world, { ...which, actor: client })).toEqual({ ok: false, reason: 'forbidden' })
  expect(await changeTemplate(world, { ...which, productId: 'gone' })).toEqual({ ok: false, reason: 'unknown-product' })
  expect(await changeTemplate(world, { ...which, taxYear: 3 })).toEqual({ ok: false, reason: 'unknown-year' })
})
