import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asActor, asClient } from '#accounts/access/as-client.server.ts'
import { listAppointmentsOf, listUpcomingOf } from '#appointments/appointment-db.server.ts'
import { findDocument, listCaseDocuments, listDocumentsOf } from '#cases/documents/document-db.server.ts'
import { listMessages, listMessagesOf } from '#cases/messages/message-db.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { listThreadsOf } from '#cases/messages/thread-list-db.server.ts'
import { findCaseForStaff, findCaseOf, listCasesOf, lockCase } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { clientDashboard } from '#cases/process/dashboard-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { aCase, actorOf, aDocument, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'

const tables = ['cases', 'documents', 'messageThreads', 'messages', 'appointments', 'orders'] as const

async function twoClients() {
  const world = await newWorld()
  const created = async () => {
    const found = await aCase(world, { checklist: [{ title: 'Permit', isRequired: true }] })
    const document = await aDocument(world, found, { itemId: found.itemIds[0] })
    const words = { subject: 'Mine', body: 'Mine alone', submissionKey: randomUUID() }
    const message = await sendMessage(world, { ...words, caseId: found.id, actor: actorOf(found.client) })
    const values = {
      caseId: found.id,
      clientId: found.client.id,
      title: 'Talk',
      durationMinutes: 30,
      meetingType: 'video',
    }
    await world.db
      .insertInto('appointments')
      .values({ ...values, startsAt: new Date('2026-11-24T13:30:00Z') })
      .execute()
    return { ...found, documentId: document.id, messageId: message.ok ? message.messageId : '' }
  }
  return { world, ana: await created(), ben: await created() }
}

describe('queries of the application', () => {
  test('a client cannot find cases, documents or messages of another client by id', async () => {
    const { world, ana, ben } = await twoClients()
    const { db } = world
    const clientId = ben.client.id
    expect(await findCaseOf(db, clientId, ana.id)).toBeNull()
    expect(await findDocument(db, ana.documentId, clientId)).toBeNull()
    expect(await db.transaction().execute((tx) => lockCase(tx, ana.id, clientId))).toBeNull()
    expect(await listMessagesOf(db, clientId, { caseId: ana.id })).toEqual([])
    expect(await findCaseOf(db, ana.client.id, ana.id)).toMatchObject({ id: ana.id })
  })

  test('lists and dashboard of a client contain only their own rows', async () => {
    const { world, ana } = await twoClients()
    const { db } = world
    const clientId = ana.client.id
    expect((await listCasesOf(db, clientId)).map((row) => row.id)).toEqual([ana.id])
    expect((await listDocumentsOf(db, clientId)).map((row) => row.id)).toEqual([ana.documentId])
    expect((await listMessagesOf(db, clientId)).map((row) => row.id)).toEqual([ana.messageId])
    expect(await listAppointmentsOf(db, clientId)).toHaveLength(1)
    expect(await listUpcomingOf(db, clientId, world.now())).toHaveLength(1)
    const dashboard = await asClient(db, clientId, (tx) => clientDashboard(tx, clientId, world.now()))
    expect(dashboard.recentCases.map((row) => row.id)).toEqual([ana.id])
  })
})

describe('row-level security', () => {
  test('queries without a client filter return only the client’s own rows', async () => {
    const { world, ana } = await twoClients()
    for (const table of tables) {
      expect(await world.db.selectFrom(table).select('id').execute()).toHaveLength(2)
      expect(await asClient(world.db, ana.client.id, (tx) => tx.selectFrom(table).select('id').execute())).toHaveLength(
        1,
      )
    }
  })

  test('within asClient, staff queries and queries by case find nothing of other clients', async () => {
    const { world, ana, ben } = await twoClients()
    await asActor(world.db, actorOf(ben.client), async (tx) => {
      expect(await findCaseForStaff(tx, ana.id)).toBeNull()
      expect(await lockCase(tx, ana.id, null)).toBeNull()
      expect(await findDocument(tx, ana.documentId, null)).toBeNull()
      expect(await listMessages(tx, { scope: null, caseId: ana.id })).toMatchObject({ total: 0 })
      expect(await listCaseEvents(tx, ana.id, { withInternal: true })).toEqual([])
      expect(await listChecklist(tx, ana.id)).toEqual([])
      expect(await listCaseDocuments(tx, ana.id)).toEqual([])
      expect(await tx.selectFrom('cases').select('clientId').execute()).toEqual([{ clientId: ben.client.id }])
    })
  })

  test('a client can neither change rows of others nor write rows in their name', async () => {
    const { world, ana, ben } = await twoClients()
    const { db } = world
    const changed = await asClient(db, ben.client.id, (tx) =>
      tx.updateTable('cases').set({ title: 'Mine now' }).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(1n)
    expect(await findCaseForStaff(db, ana.id)).toMatchObject({ title: 'Tax return 2025' })
    const removing = asClient(db, ben.client.id, (tx) =>
      tx.deleteFrom('documents').where('id', '=', ana.documentId).execute(),
    )
    await expect(removing).rejects.toThrow('permission denied')
    const [thread] = await listThreadsOf(db, ana.client.id)
    const forged = {
      threadId: thread?.id ?? '',
      clientId: ana.client.id,
      senderId: ben.client.id,
      senderType: 'client',
      subject: 'Forged',
      body: 'Forged',
    }
    await expect(
      asClient(db, ben.client.id, (tx) => tx.insertInto('messages').values(forged).execute()),
    ).rejects.toThrow('row-level security')
  })

  test('asClient ends with its transaction, and an unknown client sees no rows', async () => {
    const { world, ana } = await twoClients()
    await Promise.all(
      Array.from({ length: 20 }, () =>
        asClient(world.db, ana.client.id, (tx) => tx.selectFrom('cases').select('id').execute()),
      ),
    )
    for (let n = 0; n < 20; n++) expect(await world.db.selectFrom('cases').select('id').execute()).toHaveLength(2)
    for (const table of tables)
      expect(await asClient(world.db, '', (tx) => tx.selectFrom(table).select('id').execute())).toEqual([])
    const stranger = await aPerson(world)
    expect(await asClient(world.db, stranger.id, (tx) => tx.selectFrom('cases').select('id').execute())).toEqual([])
  })

  test('the client role without a client id sees no rows', async () => {
    const { world } = await twoClients()
    const all = [...tables, 'caseEvents', 'caseChecklistItems', 'orderLines', 'storedFiles'] as const
    await world.db.transaction().execute(async (tx) => {
      await sql`set local role app_client`.execute(tx)
      for (const table of all) expect(await tx.selectFrom(table).selectAll().execute(), table).toEqual([])
      expect(await tx.selectFrom('people').select('id').where('role', '=', 'client').execute()).toEqual([])
    })
  })

  test('people, files and events of other clients are hidden, and sessions are denied', async () => {
    const { world, ana, ben } = await twoClients()
    await asClient(world.db, ana.client.id, async (tx) => {
      expect(await tx.selectFrom('people').select('id').where('role', '=', 'client').execute()).toEqual([
        { id: ana.client.id },
      ])
      expect(await tx.selectFrom('storedFiles').select('id').execute()).toHaveLength(1)
      expect(await tx.selectFrom('orderLines').select('id').execute()).toHaveLength(1)
      expect(await tx.selectFrom('caseEvents').select('caseId').where('caseId', '=', ben.id).execute()).toEqual([])
    })
    const peeking = asClient(world.db, ana.client.id, (tx) => tx.selectFrom('sessions').select('id').execute())
    await expect(peeking).rejects.toThrow('permission denied')
  })
})
