import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { loader as home } from '#admin/home-page.tsx'
import { letterDocx } from '#cases/assessment/letter-docx.server.ts'
import { letterPdf } from '#cases/assessment/letter-pdf.server.ts'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { action as move } from '#cases/process/staff/case-page.tsx'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { objectionDrafts } from '#content/objection-letters.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, anAdvice, aPerson, listEmails } from '#test/cases.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { action, loader } from './objection-page.tsx'

async function anAssessedCase() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const found = await aCase(world, { state: 'assessed', assignedTo: adviser.id })
  const clock = { assessedOn: '2026-11-10', deliveredOn: '2026-11-12', objectionEndsOn: '2026-12-14', canton: 'BE' }
  await world.db
    .updateTable('cases')
    .set({ ...clock, dueOn: '2026-12-14' })
    .where('id', '=', found.id)
    .execute()
  const args = { path: `/admin/cases/${found.id}/objection`, params: { caseId: found.id } }
  const view = async (language = '', person = adviser) =>
    loader(argsFor(world, person, { ...args, path: `${args.path}?language=${language}` }))
  const post = (form: Record<string, string>, person = adviser) =>
    outcomeOf(() => action(argsFor(world, person, { ...args, form })))
  return { world, adviser, found, view, post }
}

async function filledIn(view: () => Promise<Awaited<ReturnType<typeof loader>>>) {
  const { draft } = await view()
  const form: Record<string, string> = {}
  for (const of of ['office', 'english'] as const) {
    for (const [part, text] of Object.entries(draft[of]))
      form[`${of}-${part}`] = text.replace(/\[[^\]]*\]/g, 'Berufskosten 3200')
  }
  return form
}

describe('drafted letter', () => {
  test('the objection is drafted from the case in an official language, without unknown addresses', async () => {
    const { world, found, view } = await anAssessedCase()
    const { draft, language } = await view()
    expect(language).toBe('de')
    expect(draft.office.recipient).toBe('Steuerverwaltung des Kantons Bern\n[Adresse gemäss Veranlagungsverfügung]')
    expect(draft.office.opening).toContain(
      'Veranlagungsverfügung vom 10.11.2026, zugestellt am 12.11.2026 (Art. 132 DBG',
    )
    expect(draft.english.opening).toContain(found.client.name)
    expect(await view('fr')).toMatchObject({ language: 'fr', languages: ['de', 'fr'] })
    expect((await view('fr')).draft.office.opening).toContain('art. 132 LIFD')
    expect(await view('it')).toMatchObject({ language: 'de' })
    await world.db.updateTable('cases').set({ canton: 'GE' }).execute()
    expect((await view()).draft.office.recipient).toContain('[Autorité selon la décision de taxation]')
  })

  test('creating the objection twice stores the letter, its translation and the Word file once', async () => {
    const { world, found, view, post } = await anAssessedCase()
    const form = await filledIn(view)
    for (const _ of [1, 2]) {
      expect(await post(form)).toMatchObject({ status: 303, to: expect.stringContaining('note=objection-written') })
    }
    expect(await listCaseDocuments(world.db, found.id)).toHaveLength(2)
    const documents = await listCaseDocuments(world.db, found.id, { withHidden: true })
    expect(documents.map(({ originalFilename, kind }) => [originalFilename, kind]).toSorted()).toEqual([
      ['objection-2025.docx', 'internal'],
      ['objection-2025.pdf', 'letter'],
      ['objection-in-english-2025.pdf', 'letter'],
    ])
  })

  test('the Word file contains the text in order, in its language, and is reproducible', async () => {
    const facts = { firm: 'Firm', client: 'Ana Keller & Cie', address: null, office: null, taxYear: 2025 }
    const parts = objectionDrafts.fr({ ...facts, assessedOn: null, deliveredOn: null })
    const make = () => letterDocx({ parts, language: 'fr', createdAt: new Date('2026-11-21'), day: '21.11.2026' })
    const [first, second] = [await make(), await make()]
    expect(first.equals(second)).toBe(true)
    const file = unzipSync(first)
    const read = (name: string) => strFromU8(file[name] ?? new Uint8Array())
    const text = [...read('word/document.xml').matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)]
      .map(([, words]) => words)
      .join('\n')
    const order = [
      'Réclamation contre la taxation 2025',
      'Ana Keller &amp; Cie',
      'Conclusions',
      'Motifs',
      'salutations',
    ]
    const places = order.map((words) => text.lastIndexOf(words))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(read('word/styles.xml')).toContain('w:val="fr-CH"')
    expect(read('docProps/core.xml')).toContain('2026-11-21T00:00:00.000Z')
  })

  test('the PDF contains the text and declares its language', async () => {
    const parts = objectionDrafts.de({
      ...{ firm: 'Firm', client: 'Ana Keller', address: null, office: null, taxYear: 2025 },
      ...{ assessedOn: null, deliveredOn: null },
    })
    const bytes = await letterPdf({ parts, language: 'de', createdAt: new Date('2026-11-21'), day: '21.11.2026' })
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    for (const words of ['Einsprache gegen die Veranlagung 2025', 'Anträge', 'Begründung', 'Seite 1 von 1']) {
      expect(text.replace(/\s+/g, ' ')).toContain(words)
    }
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'de-CH' })
  })
})

describe('rules and requests', () => {
  test.each([
    [{ 'office-reasons': '[Welche Position]' }, 422, 'square brackets in “Reasons”'],
    [{ 'office-requests': ' ' }, 422, 'Fill in “Requests”.'],
    [{ 'office-reasons': '', discretion: 'yes' }, 422, 'Fill in “Reasons”'],
    [{ 'english-closing': 'x'.repeat(6001) }, 422, '“Closing” can be up to 6000 characters long.'],
  ])('with %j no letter is created, and the input is returned', async (change, status, text) => {
    const { world, found, view, post } = await anAssessedCase()
    const form: Record<string, string> = { ...(await filledIn(view)), ...change }
    const content = await post(form)
    expect(content).toMatchObject({ status, data: { text: expect.stringContaining(text) } })
    expect(content.data).toMatchObject({ emailContent: { office: { subject: form['office-subject'] } } })
    expect(await listCaseDocuments(world.db, found.id)).toEqual([])
  })

  test('an objection is written only in an assessed case, in time, by staff of the case', async () => {
    const { world, found, view, post } = await anAssessedCase()
    const form = await filledIn(view)
    const colleague = await aPerson(world, { role: 'adviser' })
    expect(await outcomeOf(() => view('', colleague))).toMatchObject({ status: 404 })
    expect(await post(form, colleague)).toMatchObject({ status: 404 })
    expect(await outcomeOf(() => view('', found.client))).toMatchObject({ status: 403 })
    const set = (values: object) => world.db.updateTable('cases').set(values).where('id', '=', found.id).execute()
    await set({ decidedOn: '2026-11-20' })
    expect(await post(form)).toMatchObject({ status: 409 })
    await set({ decidedOn: null, objectionEndsOn: '2026-11-20' })
    expect(await post(form)).toMatchObject({
      status: 409,
      data: { text: caseStaffTexts.objection.notWritten['too-late'] },
    })
    await set({ state: 'filed' })
    expect(await post(form)).toMatchObject({ status: 409 })
    expect((await view()).error).toBe(caseStaffTexts.objection.notWritten['not-assessed'])
  })

  test('a requested objection is a task of the adviser until it is filed', async () => {
    const { world, adviser, found, view } = await anAssessedCase()
    await anAdvice(world, found.id, { advice: 'object' })
    const facts = { reason: 'My commuting costs are missing.' }
    const requested = await moveCase(world, {
      caseId: found.id,
      move: 'ask_for_objection',
      actor: actorOf(found.client),
      facts,
    })
    expect(requested).toEqual({ ok: true, state: 'assessed' })
    const tasks = async () => {
      const { page } = await home(argsFor(world, adviser, { path: '/admin' }))
      return page?.today?.list.sections.flatMap(({ tasks }) => tasks).filter(({ area }) => area === 'objections')
    }
    expect(await tasks()).toMatchObject([{ key: `object ${found.id}`, section: 'week', when: { text: '14 Dec' } }])
    expect(await view()).toMatchObject({ requested: { words: 'My commuting costs are missing.' } })
    await runJobs(world)
    const emails = (await listEmails(world)).filter(({ toAddress }) => toAddress === adviser.email)
    expect(emails.at(-1)?.subject).toContain('Objection requested')
    const form = { move: 'object', objectedOn: '21.11.2026', version: '2' }
    const args = { path: `/admin/cases/${found.id}`, params: { caseId: found.id }, form }
    expect(await outcomeOf(move(argsFor(world, adviser, args)))).toMatchObject({ status: 303 })
    expect(await tasks()).toEqual([])
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ state: 'objection', objectionRequestedAt: null })
  })
})
