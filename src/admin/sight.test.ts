import { expect, test } from 'vitest'
import { listClients } from '#admin/clients/client-db.server.ts'
import { listOrders } from '#admin/orders/order-list-db.server.ts'
import { countWork } from '#admin/work-db.server.ts'
import { listCases } from '#cases/case-list-db.server.ts'
import { staffDashboard } from '#cases/dashboard-db.server.ts'
import { listDocuments } from '#cases/document-db.server.ts'
import { listMessages } from '#cases/message-db.server.ts'
import { sendMessage } from '#cases/send-message.server.ts'
import { sightOf } from '#cases/sight.ts'
import { listThreads } from '#cases/thread-list-db.server.ts'
import { aCase, actorOf, aDocument, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'

test('lists, counts and searches hold an adviser’s own cases and nobody’s, and for admins all', async () => {
  const world = await newWorld()
  const { db } = world
  const adviser = await aPerson(world, { role: 'adviser' })
  const colleague = await aPerson(world, { role: 'adviser' })
  const admin = await aPerson(world, { role: 'admin' })
  // Who registered and has no case yet is seen by everybody.
  await aPerson(world, { status: 'pending' })
  for (const assignedTo of [adviser.id, null, colleague.id]) {
    const found = await aCase(world, { assignedTo, state: 'review' })
    await aDocument(world, found)
    for (const caseId of [found.id, null]) {
      const message = { subject: 'Rent', body: 'Which form?', submissionKey: `key-${caseId ?? found.client.id}` }
      await sendMessage(world, { ...message, caseId, actor: actorOf(found.client) })
    }
  }
  await db.updateTable('orders').set({ state: 'paid_review' }).execute()
  for (const [person, cases] of [
    [adviser, 2],
    [admin, 3],
  ] as const) {
    const sight = sightOf({ person })
    const inbox = { readerId: person.id, now: world.now(), view: 'firm', words: '', page: 1, pageSize: 50 } as const
    expect(await listCases(db, { sight }, '2026-11-21')).toMatchObject({ total: cases, counts: { all: cases } })
    expect((await listCases(db, { sight, search: 'Ana' }, '2026-11-21')).total).toBe(cases)
    expect((await listDocuments(db, { sight })).total).toBe(cases)
    expect((await listMessages(db, { sight })).total).toBe(cases * 2)
    expect((await listThreads(db, { sight, ...inbox })).counts.firm).toBe(cases * 2)
    expect((await listOrders(db, { sight })).total).toBe(cases)
    expect((await listClients(db, { sight, page: 1 })).total).toBe(cases + 1)
    expect(await countWork(db, sight)).toMatchObject({
      ...{ pending: 1, ordersToReview: cases, casesInProgress: cases, documentsToCheck: cases },
      waitingThreads: cases * 2,
    })
    expect(await staffDashboard(db, sight, world.now())).toMatchObject({ activeCases: cases, documentsToCheck: cases })
  }
})
