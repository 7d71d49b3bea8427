import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { reviewDocument } from '#cases/documents/review-document.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { assignCase } from '#cases/planning/assign-case.server.ts'
import { setDueDate, setPriority } from '#cases/planning/plan-case.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { clientDashboard, listActivity } from '#cases/process/dashboard-db.server.ts'
import { t } from '#platform/texts.ts'

import { say } from '#platform/words.ts'
import { aCase, actorOf, aDocument, anOrder, aPerson, listAuditActions, listEmails } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'

const words = () => ({ subject: 'Question', body: 'A question', submissionKey: randomUUID() })

async function office() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser' })
  const ana = await aPerson(world, { name: 'Ana Keller', email: 'ana@example.com' })
  const ben = await aPerson(world, { name: 'Ben 100%_Rossi', email: 'ben@example.com' })
  await aCase(world, { client: ana, state: 'waiting_for_documents', dueOn: '2026-11-20', priority: 'high' })
  await aCase(world, {
    client: ana,
    state: 'in_preparation',
    taxYear: 2024,
    dueOn: '2026-12-24',
    assignedTo: adviser.id,
  })
  await aCase(world, { client: ben, state: 'filed', dueOn: '2026-10-01', priority: 'low' })
  await aCase(world, { client: ben, state: 'review', taxYear: 2023, dueOn: '2026-11-21' })
  return { world, adviser, ana, ben }
}

test('the client dashboard counts cases and lists recent cases and to-dos in five queries', async () => {
  const world = await newWorld()
  const admin = actorOf(await aPerson(world, { role: 'admin' }))
  const client = await aPerson(world)
  const checklist = ['Salary', 'Permit', 'Bank'].map((title) => ({ title, isRequired: true }))
  const waiting = await aCase(world, { client, state: 'waiting_for_documents', checklist, dueOn: '2026-12-05' })
  const draft = await aCase(world, { client, state: 'client_approval', taxYear: 2024 })
  await aCase(world, { client, state: 'closed', taxYear: 2023, checklist })
  const sent = await aDocument(world, waiting, { itemId: waiting.itemIds[0] })
  await aDocument(world, waiting, { itemId: waiting.itemIds[1] })
  await reviewDocument(world, { documentId: sent.id, actor: admin, verdict: { accept: false, reason: 'Blurred' } })
  await sendMessage(world, { ...words(), caseId: draft.id, actor: admin })

  const queries = countQueries(world)
  const seen = await asClient(world.db, client.id, (tx) => clientDashboard(tx, client.id, world.now()))
  expect(queries()).toBe(5)
  expect(seen.caseStats).toEqual([
    { status: 'pending', count: 1 },
    { status: 'in_progress', count: 1 },
    { status: 'completed', count: 1 },
  ])
  expect(seen.recentCases).toHaveLength(3)
  expect(
    seen.todos
      .filter(({ code }) => code !== 'extension')
      .map((todo) => [todo.code, say(t(caseTexts.cases).todos, todo), todo.caseNumber, todo.dueOn]),
  ).toEqual([
    ['replace', 'Send a new copy of lohn.pdf', waiting.caseNumber, '2026-12-05'],
    ['upload', 'Upload one document: Tax return 2025', waiting.caseNumber, '2026-12-05'],
    ['approve', 'Read and approve the draft: Tax return 2024', draft.caseNumber, '2026-12-21'],
    ['read', 'Read your new message', null, null],
  ])
  expect(seen.todos.flatMap(({ code, dueOn }) => (code === 'extension' ? [dueOn] : []))).toEqual([
    '2025-03-31',
    '2026-03-31',
  ])
  expect(seen.unreadMessages).toBe(1)
})

function countQueries({ pool, clientPool }: World): () => number {
  let count = 0
  for (const each of [pool, clientPool])
    each.on('acquire', (client) => {
      const query = client.query
      client.query = Object.assign((...args: unknown[]) => {
        count++
        return Reflect.apply(query, client, args)
      }, query) as typeof query
      each.once('release', () => {
        client.query = query
      })
    })
  return () => count
}

test('recent activity names event and actor, newest first', async () => {
  const { world, ana, adviser } = await office()
  const order = await anOrder(world, { buyerEmail: 'new@example.com' })
  await openCasesForOrder(world, order.id)
  const found = await aCase(world, { client: ana })
  await aDocument(world, found)
  await sendMessage(world, { ...words(), caseId: found.id, actor: actorOf(adviser) })
  await sendMessage(world, { ...words(), caseId: found.id, actor: actorOf(ana) })
  const recent = await listActivity(world.db, null)
  expect(recent.map(({ payload, user }) => [say(t(caseTexts.cases).events, payload), user])).toEqual([
    ['Message from Ana Keller: Question', 'Ana Keller'],
    [`Message from ${adviser.name}: Question`, adviser.name],
    ['Document received: lohn.pdf.', 'Ana Keller'],
    [`Case opened for order ${order.number}.`, null],
  ])
})

test('a case is assigned to active staff only, who are notified unless they assigned themselves', async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin' })
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const gone = await aPerson(world, { role: 'adviser', status: 'closed' })
  const found = await aCase(world)
  const give = (adviserId: string | null, person = admin) =>
    assignCase(world, { caseId: found.id, adviserId, actor: actorOf(person) })
  for (const id of [gone.id, found.client.id, 'nobody'])
    expect(await give(id)).toEqual({ ok: false, reason: 'unknown-adviser' })
  expect(await give(adviser.id, found.client)).toEqual({ ok: false, reason: 'forbidden' })
  expect(await give(adviser.id, await aPerson(world))).toEqual({ ok: false, reason: 'unknown-case' })
  expect(await give(adviser.id)).toEqual({ ok: true })
  expect(await give(adviser.id)).toEqual({ ok: true, isUnchanged: true })
  expect((await listEmails(world)).map((email) => email.toAddress)).toEqual([adviser.email])
  expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ adviserName: 'Tim Adler', version: 2 })
  expect(await give(admin.id, await aPerson(world, { role: 'adviser' }))).toEqual({ ok: false, reason: 'unknown-case' })
  expect(await give(null, adviser)).toEqual({ ok: true })
  expect(await give(adviser.id, adviser)).toEqual({ ok: true })
  expect(await listEmails(world)).toHaveLength(1)
  expect(await listCaseEvents(world.db, found.id, { withInternal: false })).toEqual([])
  expect(await listAuditActions(world)).toEqual(Array(3).fill('case.assigned'))
})

test('staff set due date and priority; the client sees the date', async () => {
  const world = await newWorld()
  const actor = actorOf(await aPerson(world, { role: 'adviser' }))
  const found = await aCase(world)
  const plan = (dueOn: string, by = actor) => setDueDate(world, { caseId: found.id, dueOn, actor: by })
  expect(await plan('15 Dec 2026')).toEqual({ ok: false, reason: 'no-date' })
  expect(await plan('2026-11-20')).toEqual({ ok: false, reason: 'date-past' })
  expect(await plan('2026-12-15', actorOf(found.client))).toEqual({ ok: false, reason: 'forbidden' })
  expect(await plan('2026-12-15')).toEqual({ ok: true })
  const urge = { caseId: found.id, priority: 'high' } as const
  expect(await setPriority(world, { ...urge, actor: actorOf(found.client) })).toEqual({
    ok: false,
    reason: 'forbidden',
  })
  expect(await setPriority(world, { ...urge, actor })).toEqual({ ok: true })
  expect(await findCaseForStaff(world.db, found.id)).toMatchObject({
    dueOn: '2026-12-15',
    priority: 'high',
    version: 3,
  })
  const seen = await listCaseEvents(world.db, found.id, { withInternal: false })
  expect(seen.map((event) => say(t(caseTexts.cases).events, event.payload))).toEqual(['Next date: 15 December 2026.'])
})
