import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import pg from 'pg'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { action as work } from '#returns/amounts/staff/worksheet-page.tsx'
import { keyOf, newestOf, rowsOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { saveAnswers } from '#returns/questions/save-answers.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { certificatePdf, packCertificate, photoOf } from '#test/statements/certificate-pdf.ts'
import { certificateXml, type RequestedCertificate } from '#test/statements/certificate-xml.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { listStatements } from '../statement-db.server.ts'

const ahv = '756.9217.0769.85'

async function aClientWithCase() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const client = await aPerson(world, { name: 'Ana Keller' })
  const found = await aCase(world, { client, assignedTo: adviser.id })
  let files = 0
  const upload = async (content: Buffer, name = 'certificate.pdf') => {
    files += 1
    world.setNow(`2026-11-21T09:${String(files).padStart(2, '0')}:00Z`)
    const outcome = await uploadDocument(world, {
      ...{ caseId: found.id, actor: actorOf(client), content: Readable.from([content]), checklistItemId: null },
      declaredName: name,
    })
    if (!outcome.ok) throw new Error(outcome.reason)
    await runJobs(world)
  }
  let ids = 0
  const send = async (requested: RequestedCertificate = {}) => {
    ids += 1
    const xml = certificateXml({ docId: `D-${ids}`, ...requested })
    await upload(await certificatePdf([{ parts: packCertificate(xml, { id: ids }) }]))
  }
  const amounts = async () =>
    linesOf(await listFigures(world.db, found.id))
      .map(({ code, person, amountCents, source }) => [code, person, amountCents, source])
      .toSorted()
  const answers = async () => newestOf(await listAnswers(world.db, found.id))
  const answer = async (
    key: string,
    value: string | number | { id: string; fields: Record<string, string | number> }[],
  ) => {
    const [person, question] = key.split('.') as ['client', string]
    const seenVersion = (await answers()).get(key)?.version ?? 0
    await saveAnswers(world, {
      caseId: found.id,
      actor: actorOf(client),
      given: [{ question, person, seenVersion, value }],
    })
    await runJobs(world)
  }
  const statements = () => listStatements(world.db, found.id)
  const decide = async (intent: string, at = 0) => {
    const args = { path: `/admin/cases/${found.id}/figures`, params: { caseId: found.id } }
    const statement = (await statements())[at]?.id ?? ''
    const outcome = await outcomeOf(() => work(argsFor(world, adviser, { ...args, form: { intent, statement } })))
    await runJobs(world)
    return outcome.status
  }
  return { world, found, client, upload, send, amounts, answers, answer, statements, decide }
}

const employer = (name: string) => ({ name, uid: '' })
const withTax = { amounts: { '1': '100', '8': '100', '11': '100', '12': '9.50' } }

describe('certificates of a case', () => {
  test('a photograph becomes answers and figures once, and leaves no AHV number', { timeout: 60_000 }, async () => {
    const { world, upload, amounts, answers, statements } = await aClientWithCase()
    const xml = certificateXml({
      person: { ahv, lastName: 'Keller', firstName: 'Ana' },
      remarks: [`AHV ${ahv}`],
      canteen: true,
    })
    const photo = await photoOf(await certificatePdf([{ parts: packCertificate(xml) }]), { dpi: 220, degrees: 2 })
    await upload(photo, 'certificate.jpg')
    await upload(await certificatePdf([{ parts: packCertificate(xml) }]))
    expect((await statements()).map(({ kind, state, reason }) => [kind, state, reason?.code ?? null])).toEqual([
      ['salary-certificate', 'refused', 'same-certificate'],
      ['salary-certificate', 'taken', null],
    ])
    expect(await amounts()).toEqual([['salary', 'client', 8_800_000, 'statement']])
    const known = await answers()
    expect(known.get('client.employed')).toMatchObject({ value: 'yes', answeredBy: null })
    expect(known.get('client.lunch')?.value).toBe('canteen')
    expect(rowsOf(known.get('client.employers')?.value ?? null).map(({ fields }) => fields)).toEqual([
      { name: 'Example Watch Ltd', from: '2025-01-01', to: '2025-12-31', net: 8_800_000 },
    ])
    const owner = new pg.Client({ connectionString: world.ownerUrl })
    await owner.connect()
    const { rows: tables } = await owner.query(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
    )
    expect(tables.length).toBeGreaterThan(50)
    for (const { name } of tables) {
      const { rows } = await owner.query(`select t::text as row from ${name} t`)
      expect(rows.map(({ row }: { row: string }) => row.replace(/[^\d]/g, '')).join(' ')).not.toContain('7569217076985')
    }
    await owner.end()
  })

  test('no log line has the AHV number, whatever becomes of the document', { timeout: 60_000 }, async () => {
    const { world, upload, statements } = await aClientWithCase()
    const lines: string[] = []
    world.log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const xml = (docId: string) =>
      certificateXml({ docId, person: { ahv, lastName: ahv, firstName: 'Ana' }, remarks: [`AHV ${ahv}`] })
    const [first = Buffer.alloc(0), second] = packCertificate(xml('a'), { id: 1, parts: 2 })
    await upload(await certificatePdf([{ parts: [first] }]))
    await upload(await certificatePdf([{ parts: [first, second?.fill(7, 40, 60) ?? first] }]))
    await upload(await certificatePdf([{ parts: packCertificate(xml('b').replace('</T>', ''), { id: 2 }) }]))
    await upload(await certificatePdf([{ parts: packCertificate(xml('c'), { id: 3 }) }]))
    await upload(await certificatePdf([{ lines: [`AHV-Nr. ${ahv}`, '11. Nettolohn 88000'] }]))
    expect((await statements()).map(({ state }) => state)).toContain('unreadable')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.replace(/[^\d]/g, '').includes('7569217076985'))).toEqual([])
  })

  test('a HEIC photograph of a phone is read', { timeout: 60_000 }, async () => {
    const { upload, amounts } = await aClientWithCase()
    await upload(await readFile('test/statements/cases/certificate.heic'), 'IMG_0042.HEIC')
    expect(await amounts()).toEqual([['salary', 'client', 8_800_000, 'statement']])
  })

  test('typed answers are not counted again, and totals keep the part on no certificate', {
    timeout: 60_000,
  }, async () => {
    const { send, answer, amounts } = await aClientWithCase()
    const typed = (id: string, name: string, net: number) => ({
      id,
      fields: { name, from: '2025-01-01', to: '2025-12-31', net },
    })
    await answer('client.permit', 'b')
    await answer('client.employed', 'yes')
    await answer('client.employers', [typed('a', 'Example Watch', 9_000_000), typed('b', 'Bakery', 500_000)])
    await answer('client.source-tax', 'yes')
    await answer('client.source-tax-paid', 1_500)
    await send({ ...withTax })
    expect(await amounts()).toEqual([
      ['salary', 'client', 10_000, 'statement'],
      ['salary', 'client', 500_000, 'answer'],
      ['tax-at-source', 'client', 550, 'answer'],
      ['tax-at-source', 'client', 950, 'statement'],
    ])
  })

  test('overlapping certificates of one employer await a decision; a replaced one gives nothing', {
    timeout: 60_000,
  }, async () => {
    const { send, amounts, answers, statements, decide } = await aClientWithCase()
    await send(withTax)
    await send({ amounts: { '1': '120', '8': '120', '11': '120' } })
    expect((await statements()).map(({ state, reason }) => [state, reason?.code ?? null])).toEqual([
      ['held', 'overlapping'],
      ['taken', null],
    ])
    expect(await decide('replace-earlier')).toBe(303)
    expect(await amounts()).toEqual([['salary', 'client', 12_000, 'statement']])
    const rows = rowsOf((await answers()).get('client.employers')?.value ?? null)
    expect(rows.map(({ fields }) => fields.net)).toEqual([12_000])
    expect(await decide('leave-out')).toBe(303)
    expect(await amounts()).toEqual([])
    expect(await decide('restore')).toBe(303)
    expect(await amounts()).toEqual([['salary', 'client', 12_000, 'statement']])
  })

  test.each<[string, RequestedCertificate, string, string]>([
    ['another year', { from: '2024-01-01', until: '2024-12-31' }, 'refused', 'outside-year'],
    ['another person', { person: { firstName: 'Peter', lastName: 'Fremd' } }, 'held', 'other-name'],
    ['wrong sums', { amounts: { '1': '5', '8': '6', '11': '6' } }, 'held', 'wrong-sum'],
  ])('%s: nothing is proposed', { timeout: 60_000 }, async (_name, requested, state, reason) => {
    const { send, amounts, statements } = await aClientWithCase()
    await send(requested)
    expect((await statements()).map((one) => [one.state, one.reason?.code])).toEqual([[state, reason]])
    expect(await amounts()).toEqual([])
  })

  test('a birth date that differs from the answer awaits a decision; staff may use it', {
    timeout: 60_000,
  }, async () => {
    const { send, answer, amounts, statements, decide } = await aClientWithCase()
    await answer('client.birth-date', '1985-03-14')
    await send({ person: { birthDate: '1985-03-15' } })
    expect((await statements())[0]?.reason?.code).toBe('other-birth-date')
    expect(await decide('release')).toBe(303)
    expect(await amounts()).toEqual([['salary', 'client', 8_800_000, 'statement']])
  })

  test('certificates of several employers are all used', { timeout: 60_000 }, async () => {
    const { send, amounts, answers } = await aClientWithCase()
    await send({ ...withTax, employer: employer('Bakery'), until: '2025-06-30' })
    await send({ ...withTax, employer: employer('Example Watch Ltd'), from: '2025-07-01' })
    expect(await amounts()).toEqual([
      ['salary', 'client', 10_000, 'statement'],
      ['salary', 'client', 10_000, 'statement'],
      ['tax-at-source', 'client', 950, 'statement'],
      ['tax-at-source', 'client', 950, 'statement'],
    ])
    expect((await answers()).get(keyOf({ question: 'source-tax-paid', person: 'client' }))?.value).toBe(1_900)
  })
})
