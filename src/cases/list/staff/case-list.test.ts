import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { t } from '#platform/texts.ts'

import { argsFor } from '#test/admin/admin-context.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { caseSource } from './case-list-db.server.ts'
import { loader } from './case-list-page.tsx'

async function office() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser' })
  const ana = await aPerson(world, { name: 'Ana Keller', email: 'ana@example.com' })
  const ben = await aPerson(world, { name: 'Ben 100%_Rossi', email: 'ben@example.com', company: 'Société Zoë' })
  const tim = { assignedTo: adviser.id }
  await aCase(world, { client: ana, state: 'waiting_for_documents', dueOn: '2026-11-20', priority: 'high' })
  await aCase(world, { client: ana, state: 'in_preparation', taxYear: 2024, dueOn: '2026-12-24', ...tim })
  await aCase(world, { client: ben, state: 'filed', dueOn: '2026-10-01', priority: 'low' })
  await aCase(world, { client: ben, state: 'review', taxYear: 2023, dueOn: '2026-11-21' })
  const open = (query: string) => loader(argsFor(world, adviser, { path: `/admin/cases?${query}` }))
  const numbers = async (query: string) => (await open(query)).list.rows.map((row) => row.caseNumber.slice(4))
  return { world, adviser, open, numbers }
}

test('staff filter, search and sort cases by URL parameters', async () => {
  const { adviser, numbers } = await office()
  for (const [query, expected] of [
    ['', ['2025-0001', '2023-0001', '2024-0001', '2025-0002']],
    ['status=in_progress', ['2023-0001', '2024-0001', '2025-0002']],
    ['status=completed', []],
    ['state=filed', ['2025-0002']],
    ['overdue=1', ['2025-0001']],
    ['year=2025', ['2025-0001', '2025-0002']],
    ['priority=low', ['2025-0002']],
    [`assigned=${adviser.id}`, ['2024-0001']],
    ['assigned=nobody&status=pending', ['2025-0001']],
    ['q=etb-2024', ['2024-0001']],
    ['q=keller+return+2024', ['2024-0001']],
    ['q=BEN@example', ['2023-0001', '2025-0002']],
    ['q=societe+zoe', ['2023-0001', '2025-0002']],
    ['q=100%25_r', ['2023-0001', '2025-0002']],
    ['q=nobody', []],
    ['sort=priority', ['2025-0001', expect.any(String), expect.any(String), '2025-0002']],
    ['sort=number', ['2025-0002', '2025-0001', '2024-0001', '2023-0001']],
    ['sort=-number', ['2023-0001', '2024-0001', '2025-0001', '2025-0002']],
  ] as const) {
    expect(await numbers(query), query).toEqual(expected)
  }
})

test('tab counts ignore the status and overdue filters but apply the search', async () => {
  const { open } = await office()
  const tabs = { all: 4, pending: 1, in_progress: 3, completed: 0, overdue: 1 }
  expect((await open('')).list).toMatchObject({ total: 4, from: 1, tabs })
  expect((await open('status=pending')).list).toMatchObject({ total: 1, tabs })
  expect((await open('overdue=1&q=ana')).list).toMatchObject({
    total: 1,
    tabs: { all: 2, pending: 1, in_progress: 1, completed: 0, overdue: 1 },
  })
})

test('the board shows open cases by state; capacity counts the open cases of each adviser', async () => {
  const { adviser, open } = await office()
  const { board, capacity } = await open('view=board&q=ana')
  const filled = board?.filter(({ count }) => count > 0)
  expect(filled?.map(({ state, cards }) => [state, cards.map(({ found }) => found.caseNumber.slice(4))])).toEqual([
    ['waiting_for_documents', ['2025-0001']],
    ['in_preparation', ['2024-0001']],
  ])
  expect(filled?.[1]?.cards[0]?.moves).toEqual([
    'ask_for_documents',
    'submit_for_review',
    'close_without_filing',
    'hold',
    'withdraw',
  ])
  expect(board?.some(({ state }) => t(caseTexts.cases).states[state].label === 'Closed')).toBe(false)
  expect(capacity).toEqual([
    { id: null, name: null, open: 2, due: 1, limit: null },
    { id: adviser.id, name: adviser.name, open: 1, due: 0, limit: null },
  ])
})

test('the default sort by due date uses an index', async () => {
  const { db } = await newWorld()
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_sort = off`.execute(tx)
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql`explain select c.id from cases c order by ${caseSource.sorts.due.by}, c.id limit 25`.execute(tx)
  })
  expect(JSON.stringify(plan.rows)).toContain('cases_by_due')
})
