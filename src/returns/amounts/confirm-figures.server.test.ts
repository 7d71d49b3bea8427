import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { action as decide, loader as openReview } from '#cases/documents/review/staff/review-page.tsx'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { statementPdf } from '#test/statements/statement-pdf.ts'
import { statementXml } from '#test/statements/statement-xml.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { confirmFigures } from './confirm-figures.server.ts'
import { linesOf, openOf, seenOf } from './figure.ts'
import { listFigures } from './figure-db.server.ts'
import { action as work } from './staff/worksheet-page.tsx'

async function aReadStatement() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const client = await aPerson(world, { name: 'Ana Keller' })
  const found = await aCase(world, { client, assignedTo: adviser.id })
  const xml = statementXml({ accounts: [{ value: '1000.50', taxed: '100', untaxed: '0', claim: '35' }] })
  const content = Readable.from([await statementPdf(xml, { textPages: 0 })])
  const upload = { caseId: found.id, actor: actorOf(client), content, declaredName: 'bank.pdf', checklistItemId: null }
  const sent = await uploadDocument(world, upload)
  if (!sent.ok) throw new Error(sent.reason)
  await runJobs(world)
  const { documentId } = sent
  const args = { path: `/admin/cases/${found.id}/review?document=${documentId}`, params: { caseId: found.id } }
  const review = (person: Person = adviser) => openReview(argsFor(world, person, args))
  const post = (form: Record<string, string>, person: Person = adviser) =>
    outcomeOf(() => decide(argsFor(world, person, { ...args, form: { document: documentId, ...form } })))
  const onWorksheet = (form: Record<string, string>, person: Person = adviser) =>
    outcomeOf(() =>
      work(argsFor(world, person, { ...args, form: { intent: 'confirm-all', document: documentId, ...form } })),
    )
  const states = async () => linesOf(await listFigures(world.db, found.id)).map(({ state }) => state)
  return { world, adviser, found, documentId, review, post, onWorksheet, states }
}

test('one press confirms all amounts of a statement and accepts it; undo takes back both', async () => {
  const { world, review, post, states } = await aReadStatement()
  const { amounts } = await review()
  expect(amounts).toMatchObject({ open: 3, statements: [{ state: 'taken' }], lastYear: null })
  expect(amounts?.rows.map(({ code, amountCents }) => [code, amountCents])).toContainEqual(['accounts', 100_050])
  expect(await post({ decision: 'accept', figures: amounts?.seen ?? '' })).toMatchObject({ status: 303 })
  expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect((await review()).amounts).toMatchObject({ open: 0 })
  expect(await post({ decision: 'undo' })).toMatchObject({ status: 303 })
  expect(await states()).toEqual(['proposed', 'proposed', 'proposed'])
  const actions = await listAuditActions(world)
  expect(actions.slice(-4)).toEqual([
    'figure.all-confirmed',
    'document.accepted',
    'document.undecided',
    'figure.reopened',
  ])
})

test('amounts that changed since the page was loaded are not confirmed, and the document stays unread', async () => {
  const { world, found, adviser, review, post, onWorksheet, states } = await aReadStatement()
  const seen = (await review()).amounts?.seen ?? ''
  const [line] = linesOf(await listFigures(world.db, found.id))
  if (!line) throw new Error('no line')
  const form = { intent: 'confirm', line: line.lineId, version: '1', amount: '5' }
  await outcomeOf(() => work(argsFor(world, adviser, { path: '/', params: { caseId: found.id }, form })))
  expect(await post({ decision: 'accept', figures: seen })).toMatchObject({ status: 409 })
  expect(await onWorksheet({ seen })).toMatchObject({ status: 409 })
  expect((await review()).chosen).toMatchObject({ state: 'received' })
  expect((await states()).toSorted()).toEqual(['confirmed', 'proposed', 'proposed'])
})

test('the worksheet confirms a statement once, even if sent twice, and only for its adviser', async () => {
  const { world, found, documentId, onWorksheet, states } = await aReadStatement()
  const seen = seenOf(openOf(linesOf(await listFigures(world.db, found.id))))
  const other = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
  expect(await onWorksheet({ seen }, other)).toMatchObject({ status: 404 })
  const twice = await Promise.all([onWorksheet({ seen }), onWorksheet({ seen })])
  expect(twice.map(({ status }) => status)).toEqual([303, 303])
  expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed'])
  const client = actorOf(found.client)
  expect(await confirmFigures(world, { caseId: found.id, actor: client, documentId, seen })).toEqual({
    ok: false,
    reason: 'forbidden',
  })
})
