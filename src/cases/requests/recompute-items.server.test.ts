import { expect, test } from 'vitest'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { aCase, aDocument, listAuditActions } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { listChecklist } from './checklist-db.server.ts'
import { itemsPerCase } from './item-text.ts'
import { type ItemChange, settleItems } from './recompute-items.server.ts'

const added = (key: string): ItemChange => ({
  ...{ act: 'add', key },
  item: { title: `Paper ${key}`, description: '', need: 'required' },
})

test('item changes update checklist, timeline and audit log, up to the maximum number of items', async () => {
  const world = await newWorld()
  const checklist = [{ title: 'Rent', isRequired: true }]
  const found = await aCase(world, { state: 'waiting_for_documents', checklist })
  const [rent = ''] = found.itemIds
  const settle = (changes: ItemChange[], present = 1) =>
    world.db.transaction().execute((tx) => settleItems(tx, world, { found, present, changes }))
  const settled = await settle([
    added('a'),
    { act: 'take-off', key: 'rent', itemId: rent, title: 'Rent' },
    { act: 'put-back', key: 'rent', itemId: rent, title: 'Rent' },
  ])
  expect([...settled.keys()]).toEqual(['a', 'rent'])
  const items = await listChecklist(world.db, found.id)
  expect(items).toMatchObject([
    { id: rent, state: 'missing' },
    { id: settled.get('a'), title: 'Paper a' },
  ])
  const payload = (await listCaseEvents(world.db, found.id, { withInternal: false })).map((event) => event.payload.code)
  expect(payload.toReversed()).toEqual(['item-added', 'not-needed', 'needed-after-all'])
  expect(await listAuditActions(world)).toEqual(['case.checklist', 'case.checklist', 'case.checklist'])
  // Only one of the two items fits on the checklist: the second is not added and is missing from the result.
  expect([...(await settle([added('b'), added('c')], itemsPerCase - 1)).keys()]).toEqual(['b'])
})

test('removing the last missing item starts preparation; adding an item does not', async () => {
  const world = await newWorld()
  const checklist = ['Rent', 'Salary'].map((title) => ({ title, isRequired: true }))
  const found = await aCase(world, { state: 'waiting_for_documents', checklist })
  const [rent = '', salary = ''] = found.itemIds
  const { id: documentId } = await aDocument(world, found, { itemId: salary })
  await world.db.updateTable('documents').set({ state: 'accepted' }).where('id', '=', documentId).execute()
  const settle = (change: ItemChange) =>
    world.db.transaction().execute((tx) => settleItems(tx, world, { found, present: 2, changes: [change] }))
  const state = async () =>
    (await world.db.selectFrom('cases').select('state').where('id', '=', found.id).executeTakeFirstOrThrow()).state
  await settle(added('a'))
  expect(await state()).toBe('waiting_for_documents')
  const [, , paper] = await listChecklist(world.db, found.id)
  await settle({ act: 'take-off', key: 'a', itemId: paper?.id ?? '', title: 'Paper a' })
  expect(await state()).toBe('waiting_for_documents')
  await settle({ act: 'take-off', key: 'rent', itemId: rent, title: 'Rent' })
  expect(await state()).toBe('in_preparation')
})
