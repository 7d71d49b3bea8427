import { expect, test } from 'vitest'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { aCase, aDocument, anOrder, aPerson } from '#test/cases.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { carryChecklist } from './carry-checklist.server.ts'

test('a new case requests last year’s accepted documents once, with the year in the title updated', async () => {
  const world = await newWorld()
  const client = await aPerson(world)
  const titles = ['Salary certificate', 'Tax value of the flat 2024', 'One letter', 'Not sent']
  const checklist = titles.map((title) => ({ title, isRequired: true }))
  const before = await aCase(world, { client, taxYear: 2024, state: 'waiting_for_documents', checklist })
  for (const itemId of before.itemIds.slice(0, 3)) await aDocument(world, before, { itemId })
  const accepted = before.itemIds.slice(0, 2)
  await world.db.updateTable('documents').set({ state: 'accepted' }).where('checklistItemId', 'in', accepted).execute()
  await world.db.updateTable('cases').set({ state: 'closed' }).where('id', '=', before.id).execute()
  await world.db.deleteFrom('productChecklistItems').execute()
  await world.db
    .insertInto('productChecklistItems')
    .values({
      id: crypto.randomUUID(),
      productId: 'standard',
      position: 0,
      title: 'salary certificate',
      isRequired: true,
    })
    .execute()
  const order = await anOrder(world, { personId: client.id })
  const opened = await openCasesForOrder(world, order.id)
  const [caseId = ''] = opened.ok ? opened.caseIds : []
  await runJobs(world)
  expect(await carryChecklist(world, caseId)).toBe(0)
  expect((await listChecklist(world.db, caseId)).map(({ title }) => title)).toEqual([
    'salary certificate',
    'Tax value of the flat 2025',
  ])
})
