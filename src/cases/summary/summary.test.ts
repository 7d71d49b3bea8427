import { beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { loader as clientCopy } from '#cases/process/client/summary-route.ts'
import { loader as officeCopy } from '#cases/process/staff/summary-route.ts'
import { argsFor, outcomeOf as ctxOutcome } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, aPerson, listAuditActions, type TestCase } from '#test/cases.ts'
import { argsOf, outcomeOf } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { findSummary, readSummary, type SummaryFacts } from './find-summary.server.ts'
import { summaryParts } from './summary-parts.ts'

let world: World
let adviser: Person
let found: TestCase

beforeEach(async () => {
  world = await newWorld()
  adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  found = await aCase(world, { state: 'waiting_for_documents', assignedTo: adviser.id })
  await aDocument(world, found)
})

const pathOf = (id: string) => ({ path: `/admin/cases/${id}/summary.pdf`, params: { caseId: id } })

test('staff and client each get an accessible PDF copy, and the audit log records it', async () => {
  const office = await findSummary(world, { caseId: found.id, actor: actorOf(adviser), copy: 'office' })
  expect(office?.filename).toBe(`summary-${found.caseNumber}.pdf`)
  const raw = office?.content.toString('latin1') ?? ''
  expect(raw.startsWith('%PDF-1.7')).toBe(true)
  for (const sign of ['/StructTreeRoot', '/Lang (en-GB)', '/MarkInfo', 'pdfuaid:part']) expect(raw).toContain(sign)
  expect(await findSummary(world, { caseId: found.id, actor: actorOf(found.client), copy: 'office' })).not.toBeNull()
  const rows = await world.db
    .selectFrom('auditEvents')
    .select('detail')
    .where('action', '=', 'case.summary-read')
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([{ detail: { copy: 'office' } }, { detail: { copy: 'client' } }])
  expect(await listAuditActions(world)).toContain('case.summary-read')
})

test('other clients, advisers of other cases and, in the panel, clients get no summary', async () => {
  const other = await aPerson(world)
  const colleague = await aPerson(world, { role: 'adviser' })
  const own = argsOf(world, '/x', { person: found.client, params: { caseId: found.id } })
  expect((await outcomeOf(clientCopy, own)).status).toBe(200)
  const strange = argsOf(world, '/x', { person: other, params: { caseId: found.id } })
  expect((await outcomeOf(clientCopy, strange)).status).toBe(404)
  expect((await ctxOutcome(officeCopy(argsFor(world, adviser, pathOf(found.id))))).status).toBe(200)
  expect((await ctxOutcome(officeCopy(argsFor(world, colleague, pathOf(found.id))))).status).toBe(404)
  expect((await ctxOutcome(officeCopy(argsFor(world, found.client, pathOf(found.id))))).status).toBe(403)
  expect((await ctxOutcome(officeCopy(argsFor(world, adviser, pathOf('nonsense'))))).status).toBe(404)
})

test('the client copy contains no hidden documents and no message texts', async () => {
  const message = { subject: 'Rent', body: 'Which form?', submissionKey: 'key-of-message' }
  await sendMessage(world, { ...message, caseId: found.id, actor: actorOf(found.client) })
  const payload = async (isForClient: boolean) => JSON.stringify(summaryParts(await facts(isForClient)))
  await world.db.updateTable('documents').set({ shownAt: null, originalFilename: 'hidden-draft.pdf' }).execute()
  expect(await payload(false)).toContain('hidden-draft.pdf')
  expect(await payload(true)).not.toContain('hidden-draft.pdf')
  expect(await payload(true)).toContain(caseTexts.summary.messages({ count: 1, byClient: 1 }))
  expect(await payload(true)).not.toContain('Which form?')
})

async function facts(isForClient: boolean): Promise<SummaryFacts> {
  return world.db.transaction().execute(async (tx) => {
    const row = await findCaseForStaff(tx, found.id)
    if (!row) throw new Error('no case')
    return readSummary(tx, row, { isForClient, isWhole: true })
  })
}
