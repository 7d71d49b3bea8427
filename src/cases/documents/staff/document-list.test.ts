import { expect, test } from 'vitest'
import { reviewDocument } from '#cases/documents/review-document.server.ts'
import { argsFor } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { loader } from './document-queue-page.tsx'

test('the list shows documents awaiting review, oldest first, and others by state', async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin' })
  const found = await aCase(world)
  const first = await aDocument(world, found)
  world.setNow('2026-11-25T09:00:00Z')
  const second = await aDocument(world, await aCase(world, { assignedTo: admin.id }))
  const third = await aDocument(world, found)
  await reviewDocument(world, { documentId: third.id, actor: actorOf(admin), verdict: { accept: true } })
  const ids = async (query: string) => {
    const { list } = await loader(argsFor(world, admin, { path: `/admin/documents?${query}` }))
    expect(list.total).toBe(list.rows.length)
    return list.rows.map(({ id }) => id)
  }
  expect(await ids('')).toEqual([first.id, second.id])
  expect(await ids('sort=-sent')).toEqual([second.id, first.id])
  expect(await ids('state=accepted')).toEqual([third.id])
  expect(await ids('mine=1')).toEqual([second.id])
  expect(await ids('adviser=nobody&age=3')).toEqual([first.id])
  expect(await ids(`about=${found.caseNumber}`)).toEqual([first.id])
  expect(await ids('about=100%25')).toEqual([])
  await world.db.updateTable('storedFiles').set({ scanState: 'infected' }).execute()
  expect(await ids('')).toEqual([])
  expect(await ids('state=quarantined')).toHaveLength(3)
})
