import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { loader } from '#cases/process/client/case-page.tsx'
import type { CasePageData } from '#cases/process/client/load-case.server.ts'
import { requestedDocuments } from '#content/questions/documents.ts'
import { formatMoney } from '#platform/format.ts'
import { confirmFigure } from '#returns/amounts/enter-figure.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { worksheetPath } from '#returns/amounts/figure-links.ts'
import { loader as worksheetPage } from '#returns/amounts/staff/worksheet-page.tsx'
import type { WorksheetData } from '#returns/amounts/staff/worksheet-view.tsx'
import * as returnTexts from '#returns/locales/en.ts'
import type { AnswerValue } from '#returns/questions/answer.ts'
import { saveAnswers } from '#returns/questions/save-answers.server.ts'
import { argsFor, outcomeOf as staffOutcome } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, aPerson } from '#test/cases.ts'
import { argsOf, outcomeOf } from '#test/portal/portal.ts'
import { aCertificate } from '#test/statements/a-certificate.ts'
import { newWorld, runJobs } from '#test/world.ts'
import type { Certificate } from './salary/certificate.ts'
import { takeCertificate } from './salary/take-certificate.server.ts'
import { insertStatement } from './statement-db.server.ts'

const copy = returnTexts.documentReading
const reasons = returnTexts.statement.certificateReasons.client

async function aReturn() {
  const world = await newWorld()
  world.setNow('2026-11-21T09:00:00Z')
  const client = await aPerson(world, { name: 'Ana Keller' })
  const title = requestedDocuments.find(({ code }) => code === 'salary-certificate')?.title ?? ''
  const found = await aCase(world, { client, checklist: [{ title, isRequired: true }] })
  const take = (documentId: string, change: Partial<Certificate>) =>
    world.db.transaction().execute(async (tx) => {
      const row = await findCaseForStaff(tx, found.id)
      if (row) await takeCertificate(tx, world, { found: row, documentId, content: aCertificate(change) })
    })
  const readings = async () => {
    const args = argsOf(world, `/client-portal/cases/${found.id}`, { person: client, params: { caseId: found.id } })
    const data = (await outcomeOf(loader, args)).data as CasePageData
    return data.readings
  }
  const answer = async (person: 'client' | 'joint', question: string, value: AnswerValue) => {
    await saveAnswers(world, {
      caseId: found.id,
      actor: actorOf(client),
      given: [{ question, person, seenVersion: 0, value }],
    })
    await runJobs(world)
  }
  return { world, found, take, readings, answer }
}

test('while a document waits to be read, the case page says so; later it says what was read', async () => {
  const { world, found, take, readings } = await aReturn()
  const { id } = await aDocument(world, found)
  expect(await readings()).toMatchObject({ isReading: true, notes: { [id]: [{ kind: 'prog', text: copy.reading }] } })
  await runJobs(world)
  await take(id, {})
  const recognised = caseTexts.recognitions.salary('Ana Keller', 'Example Watch Ltd')
  const text = copy.withNet.salary(recognised, formatMoney(8_800_000, { decimals: 0 }))
  const shown = { [id]: [{ kind: 'done', text, isIllegible: false }] }
  expect(await readings()).toEqual({ isReading: true, notes: shown, moved: null })
  world.setNow('2026-11-21T09:01:00Z')
  expect(await readings()).toEqual({ isReading: false, notes: shown, moved: null })
})

test('a document that is never read stops waiting', async () => {
  const { world, found, readings } = await aReturn()
  await aDocument(world, found)
  world.setNow('2026-11-21T09:11:00Z')
  expect(await readings()).toEqual({ isReading: false, notes: {}, moved: null })
})

test('an illegible certificate and an empty photograph of one come with advice; other documents with nothing', async () => {
  const { world, found, readings, answer } = await aReturn()
  await answer('client', 'employed', 'yes')
  const illegible = await aDocument(world, found)
  const empty = await aDocument(world, found, { itemId: found.itemIds[0] ?? null })
  const other = await aDocument(world, found)
  await runJobs(world)
  await world.db.transaction().execute((tx) =>
    insertStatement(tx, {
      ...{ caseId: found.id, documentId: illegible.id, state: 'unreadable', readAt: world.now() },
      ...{ kind: 'salary-certificate', content: null, reason: { code: 'not-legible', values: {} } },
    }),
  )
  const notes = (await readings())?.notes
  expect(notes?.[illegible.id]).toEqual([{ kind: 'warn', text: reasons['not-legible'], isIllegible: true }])
  expect(notes?.[empty.id]).toEqual([{ kind: 'warn', text: copy.nothingRead, isIllegible: true }])
  expect(notes?.[other.id]).toBeUndefined()
})

test('a certificate in another name says who decides, and a document with two certificates names both', async () => {
  const { world, found, take, readings } = await aReturn()
  const { id } = await aDocument(world, found)
  await runJobs(world)
  await take(id, {})
  await take(id, { id: 'c2', person: { ...aCertificate().person, lastName: 'Hughes', firstName: 'Tom' } })
  const notes = (await readings())?.notes[id] ?? []
  expect(notes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'wait'])
  const held = notes.find(({ kind }) => kind === 'wait')
  expect(held?.text).toContain(String(returnTexts.statement.reasons.client['other-name']))
})

test('a certificate for a part of the year asks whether the client moved, until that is answered', async () => {
  const { world, found, take, readings, answer } = await aReturn()
  const { id } = await aDocument(world, found)
  await runJobs(world)
  await take(id, { from: '2025-03-01' })
  await runJobs(world)
  expect((await readings())?.moved).toMatchObject({
    text: expect.stringContaining('Example Watch Ltd'),
    path: expect.stringMatching(/questions\/.*#at-joint\.moved$/),
  })
  await answer('joint', 'moved', 'no')
  expect((await readings())?.moved).toBeNull()
})

test('staff see answers that differ from a certificate; amounts that only complement it do not differ', async () => {
  const { world, found, take, answer } = await aReturn()
  const adviser = await aPerson(world, { role: 'adviser' })
  await world.db.updateTable('cases').set({ assignedTo: adviser.id }).where('id', '=', found.id).execute()
  const worksheet = async () => {
    const args = argsFor(world, adviser, { path: worksheetPath(found.id), params: { caseId: found.id } })
    return (await staffOutcome(() => worksheetPage(args))).data as WorksheetData
  }
  const row = { id: 'a', fields: { name: 'Example Watch', from: '2025-01-01', to: '2025-12-31', net: 8_700_000 } }
  await answer('client', 'employed', 'yes')
  await answer('client', 'employers', [row])
  await answer('client', 'permit', 'b')
  await answer('client', 'source-tax', 'yes')
  await answer('client', 'source-tax-paid', 1_500)
  const { id } = await aDocument(world, found)
  await runJobs(world)
  await take(id, { amounts: { ...aCertificate().amounts, '12': 950 } })
  await runJobs(world)
  const line = linesOf(await listFigures(world.db, found.id)).find(
    ({ source, code }) => source === 'answer' && code === 'tax-at-source',
  )
  expect(line?.amountCents).toBe(550)
  const seen = { caseId: found.id, actor: actorOf(adviser), lineId: line?.lineId ?? '', version: line?.version ?? 0 }
  expect(await confirmFigure(world, { ...seen, amount: '5.50' })).toMatchObject({ ok: true })
  const { answered, contradictions } = await worksheet()
  expect([...answered]).toEqual([])
  expect(contradictions).toMatchObject([
    { key: 'client.employers', employer: 'Example Watch Ltd', answered: 8_700_000, stated: 8_800_000 },
  ])
})
