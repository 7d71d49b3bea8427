import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { endPartnership } from '#accounts/households/end-partnership.server.ts'
import { viewInvitation } from '#accounts/households/join-household.server.ts'
import { findPartnerOf } from '#accounts/households/partner-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { billOrder } from '#billing/invoices/bill-order.server.ts'
import * as documentsPage from '#cases/documents/client/documents-page.tsx'
import * as download from '#cases/documents/client/download-route.ts'
import * as uploadPage from '#cases/documents/client/upload-page.tsx'
import * as view from '#cases/documents/client/view-route.ts'
import * as approvePage from '#cases/drafts/client/approve-page.tsx'
import * as messagesPage from '#cases/messages/client/messages-page.tsx'
import * as newMessagePage from '#cases/messages/client/new-message-page.tsx'
import * as threadPage from '#cases/messages/client/thread-page.tsx'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import * as casePage from '#cases/process/client/case-page.tsx'
import * as casesPage from '#cases/process/client/cases-page.tsx'
import * as homePage from '#portal/home-page.tsx'
import * as orderPage from '#shop/orders/client/order-page.tsx'
import * as pdf from '#shop/orders/client/pdf-route.ts'
import { invoiceOf } from '#test/billing/billing.ts'
import { aCase, actorOf, aDocument, aPerson, type TestCase } from '#test/cases.ts'
import { anInvitation, aPartner } from '#test/households.ts'
import { argsOf, outcomeOf, posted, postedFiles } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import * as householdPage from './household-page.tsx'

let world: World
let ana: Person
let own: TestCase
let earlier: TestCase
let documentId: string
let thread: string
let orderId: string

beforeEach(async () => {
  world = await newWorld()
  ana = await aPerson(world)
  world.setNow('2026-11-20T09:00:00Z')
  earlier = await aCase(world, { client: ana, title: 'The return before', state: 'waiting_for_documents' })
  world.setNow('2026-11-21T09:00:00Z')
  own = await aCase(world, {
    client: ana,
    title: 'Our joint return',
    state: 'waiting_for_documents',
    checklist: [{ title: 'Salary', isRequired: true }],
  })
  await world.pool.query('update cases set created_at = $1 where id = $2', ['2026-11-21T09:00:01Z', own.id])
  documentId = (await aDocument(world, own)).id
  const sent = await sendMessage(world, {
    actor: actorOf(ana),
    caseId: own.id,
    subject: 'A secret subject',
    body: 'Hello',
    submissionKey: randomUUID(),
  })
  thread = sent.ok ? sent.threadId : ''
  const { rows } = await world.pool.query<{ order_id: string }>('select order_id from cases where id = $1', [own.id])
  orderId = rows[0]?.order_id ?? ''
})

type Page = { loader?: (args: never) => unknown; action?: (args: never) => unknown }

const addresses = (): [string, Page, Record<string, string>][] => [
  ['case', casePage, { caseId: own.id }],
  ['approve', approvePage, { caseId: own.id }],
  ['upload', uploadPage, { caseId: own.id }],
  ['thread', threadPage, { thread }],
  ['document', view, { documentId }],
  ['download', download, { documentId }],
]
const lists: [string, Page][] = [
  ['home', homePage],
  ['cases', casesPage],
  ['documents', documentsPage],
  ['messages', messagesPage],
  ['new message', newMessagePage],
]

const open = (page: Page, person: Person, params: Record<string, string> = {}) =>
  outcomeOf(page.loader ?? (() => null), argsOf(world, '/client-portal', { person, params }))
const post = (page: Page, person: Person, params: Record<string, string>, init: RequestInit) =>
  outcomeOf(page.action ?? (() => null), argsOf(world, '/client-portal', { person, params, init }))

async function expectNothing(person: Person) {
  for (const [name, page, params] of addresses())
    expect([name, (await open(page, person, params)).status]).toEqual([name, 404])
  for (const [name, page] of lists) {
    const shown = JSON.stringify((await open(page, person)).data)
    for (const secret of [own.caseNumber, earlier.caseNumber, 'A secret subject', 'Our joint return']) {
      expect([name, shown.includes(secret)]).toEqual([name, false])
    }
  }
  const forms: [Page, Record<string, string>, RequestInit][] = [
    [casePage, { caseId: own.id }, posted({ intent: 'message', body: 'Hi', submissionKey: randomUUID() })],
    [casePage, { caseId: own.id }, posted({ intent: 'move', move: 'withdraw', reason: 'x', version: '1' })],
    [approvePage, { caseId: own.id }, posted({ move: 'approve', draft: 'x', consent: 'yes' })],
    [threadPage, { thread }, posted({ body: 'Hi', submissionKey: randomUUID() })],
    [uploadPage, { caseId: own.id }, postedFiles([new File(['%PDF-1.4'], 'a.pdf')])],
    [householdPage, {}, posted({ intent: 'share', caseId: own.id })],
    [householdPage, {}, posted({ intent: 'unshare', caseId: own.id })],
    [householdPage, {}, posted({ intent: 'end', partnership: (await partnership()) ?? randomUUID() })],
  ]
  for (const [page, params, init] of forms) expect((await post(page, person, params, init)).status).toBe(404)
  for (const table of ['cases', 'documents', 'messages', 'message_threads', 'case_events', 'case_checklist_items']) {
    const { rows } = await rawCount(person, table)
    expect([table, rows[0]?.count]).toEqual([table, 0])
  }
}

const partnership = async () => (await findPartnerOf(world.db, ana.id))?.id
const rawCount = (person: Person, table: string) =>
  asClient(world.db, person.id, async (tx) => {
    const { sql } = await import('kysely')
    return sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx)
  })

test('strangers and invited people who have not accepted see nothing and can do nothing', async () => {
  const ben = await aPerson(world, { email: 'ben@example.com' })
  await expectNothing(ben)
  const token = await anInvitation(world, ana)
  expect(await viewInvitation(world, token)).not.toBeNull()
  await expectNothing(ben)
})

test('a partner sees only cases opened since the invitation, and none after the partnership ends', async () => {
  await world.pool.query('update cases set created_at = $1 where id = $2', ['2026-11-22T09:00:00Z', own.id])
  const ben = await aPartner(world, ana)
  for (const [name, page, params] of addresses())
    expect([name, (await open(page, ben, params)).status]).toEqual([name, 200])
  expect((await open(casePage, ben, { caseId: earlier.id })).status).toBe(404)
  for (const [name, page] of lists) {
    const shown = JSON.stringify((await open(page, ben)).data)
    expect([name, shown.includes(own.caseNumber)]).toEqual([name, true])
    expect([name, shown.includes(earlier.caseNumber)]).toEqual([name, false])
  }
  await billOrder(world, orderId)
  const { id: invoiceId } = await invoiceOf(world)
  for (const page of [orderPage, pdf]) expect((await open(page, ben, { orderId, invoiceId })).status).toBe(404)
  const withdrawn = await post(
    casePage,
    ben,
    { caseId: own.id },
    posted({ intent: 'move', move: 'withdraw', reason: 'x', version: '1' }),
  )
  expect(withdrawn.status).not.toBe(303)
  expect((await post(householdPage, ben, {}, posted({ intent: 'share', caseId: earlier.id }))).status).toBe(404)
  const content = await post(threadPage, ben, { thread }, posted({ body: 'From Ben', submissionKey: randomUUID() }))
  expect(content.status).toBe(303)
  const sent = await post(uploadPage, ben, { caseId: own.id }, postedFiles([new File(['%PDF-1.4\n%%EOF'], 'ben.pdf')]))
  expect(sent.status).toBe(303)

  await endPartnership(world, actorOf(ana), (await partnership()) ?? '')
  await expectNothing(ben)
  expect(JSON.stringify((await open(threadPage, ana, { thread })).data)).toMatch(
    /Ben Keller.*From Ben|From Ben.*Ben Keller/,
  )
  expect(JSON.stringify((await open(documentsPage, ana)).data)).toContain('ben.pdf')
})

test('the client shares or unshares each case with immediate effect', async () => {
  const ben = await aPartner(world, ana)
  const choose = (intent: string, caseId: string) => post(householdPage, ana, {}, posted({ intent, caseId }))
  expect((await open(casePage, ben, { caseId: earlier.id })).status).toBe(404)
  expect((await choose('share', earlier.id)).status).toBe(303)
  expect((await open(casePage, ben, { caseId: earlier.id })).status).toBe(200)
  expect((await choose('unshare', earlier.id)).status).toBe(303)
  await choose('unshare', own.id)
  expect((await open(casePage, ben, { caseId: earlier.id })).status).toBe(404)
  expect((await open(casePage, ben, { caseId: own.id })).status).toBe(404)
  expect((await choose('gibberish', own.id)).status).toBe(422)
})
