import { expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { loader as clients } from '#accounts/people/staff/client-list-page.tsx'
import { loader as documents } from '#cases/documents/staff/document-queue-page.tsx'
import { loader as cases } from '#cases/list/staff/case-list-page.tsx'
import { listMessages } from '#cases/messages/message-db.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { listThreads } from '#cases/messages/thread-list-db.server.ts'
import { loader as orders } from '#shop/orders/staff/order-list-page.tsx'
import { argsFor } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { countWork } from './today/work-db.server.ts'

test('lists, counts and search contain an adviser’s own and unassigned cases, and all cases for admins', async () => {
  const world = await newWorld()
  const { db } = world
  const adviser = await aPerson(world, { role: 'adviser' })
  const colleague = await aPerson(world, { role: 'adviser' })
  const admin = await aPerson(world, { role: 'admin' })
  // A client without a case is visible to all staff.
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
  for (const [person, seen] of [
    [adviser, 2],
    [admin, 3],
  ] as const) {
    const scope = accessScopeOf({ person })
    const inbox = {
      readerId: person.id,
      ownerIds: [person.id],
      now: world.now(),
      view: 'firm',
      words: '',
      page: 1,
      pageSize: 50,
    } as const
    const at = (path: string) => argsFor(world, person, { path })
    expect((await cases(at('/admin/cases'))).list).toMatchObject({ total: seen, tabs: { all: seen } })
    expect((await cases(at('/admin/cases?q=Ana'))).list.total).toBe(seen)
    expect((await documents(at('/admin/documents'))).list).toMatchObject({ total: seen, tabs: { received: seen } })
    expect((await listMessages(db, { scope })).total).toBe(seen * 2)
    expect((await listThreads(db, { scope, ...inbox })).counts.firm).toBe(seen * 2)
    expect((await orders(at('/admin/orders'))).list.total).toBe(seen)
    expect((await clients(at('/admin/clients'))).list.total).toBe(seen + 1)
    expect(await countWork(db, scope, world.now())).toMatchObject({
      ...{ pending: 1, ordersToReview: seen, casesInProgress: seen, documentsToCheck: seen },
      waitingThreads: seen * 2,
    })
  }
})
