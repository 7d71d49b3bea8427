import { describe, expect, test } from 'vitest'
import { action, loader } from '#cases/documents/review/staff/review-page.tsx'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { reviewPath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { confirmFigures } from '#returns/amounts/confirm-figures.server.ts'
import { linesOf, openOf, seenOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { newestOf, rowsOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, aPerson } from '#test/cases.ts'
import { aCertificate } from '#test/statements/a-certificate.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { listStatements } from '../statement-db.server.ts'
import type { Certificate } from './certificate.ts'
import { boxValueOf, type CorrectableBox, readBefore, withBox } from './correction.ts'
import { takeCertificate } from './take-certificate.server.ts'

const words = caseStaffTexts.document.notReviewed

async function aReadCertificate(change: Partial<Certificate> = {}) {
  const world = await newWorld()
  world.setNow('2026-11-21T09:00:00Z')
  const adviser = await aPerson(world, { role: 'adviser' })
  const client = await aPerson(world, { name: 'Ana Keller' })
  const found = await aCase(world, { client, assignedTo: adviser.id })
  const { id: document } = await aDocument(world, found)
  await world.db.transaction().execute(async (tx) => {
    const row = await findCaseForStaff(tx, found.id)
    const content = aCertificate({ readFrom: 'text', ...change })
    if (row) await takeCertificate(tx, world, { found: row, documentId: document, content })
  })
  await runJobs(world)
  const statement = async () => {
    const [row] = await listStatements(world.db, found.id)
    if (!row) throw new Error('no statement')
    return row
  }
  const [path, params] = [reviewPath(found.id, document), { caseId: found.id }]
  const correct = async (box: string, value: string, seen?: number, person = adviser) => {
    const { id, corrections } = await statement()
    const form = { document, decision: 'correct', statement: id, box, value, seen: String(seen ?? corrections.length) }
    const outcome = await outcomeOf(action(argsFor(world, person, { path, params, form })))
    await runJobs(world)
    return outcome
  }
  const amounts = async () =>
    linesOf(await listFigures(world.db, found.id))
      .map(({ code, amountCents, state, source }) => [code, amountCents, state, source])
      .toSorted()
  const answers = async () => newestOf(await listAnswers(world.db, found.id))
  const view = () => loader(argsFor(world, adviser, { path, params }))
  return { world, adviser, found, document, statement, correct, amounts, answers, view }
}

describe('correcting a box of a certificate', () => {
  test('the certificate is checked again at each step, and its proposals and answers follow', async () => {
    const { world, correct, statement, amounts, answers, view } = await aReadCertificate({
      amounts: { ...aCertificate().amounts, '12': 95_000 },
    })
    expect(await correct('8', '101’000')).toMatchObject({ status: 303 })
    expect(await statement()).toMatchObject({ state: 'held', reason: { code: 'wrong-sum' } })
    expect(await amounts()).toEqual([])
    await correct('1', '91,000')
    expect(await statement()).toMatchObject({ state: 'held', reason: { code: 'wrong-sum', values: { box: '11' } } })
    await correct('11', '89000.00')
    await correct('12', '')
    expect(await statement()).toMatchObject({ state: 'taken' })
    expect(await amounts()).toEqual([['salary', 8_900_000, 'proposed', 'statement']])
    const rows = rowsOf((await answers()).get('client.employers')?.value ?? null)
    expect(rows.map(({ fields }) => fields.net)).toEqual([8_900_000])
    expect((await answers()).get('client.source-tax-paid')?.value).toBeNull()
    const shown = (await view()).amounts?.statements[0]
    expect(readBefore(shown?.corrections ?? []).get('11')).toBe(8_800_000)
    const { rows: log } = await world.pool.query(
      `select detail from audit_events where action = 'statement.corrected' order by id`,
    )
    expect(log.at(-1)?.detail).toMatchObject({ box: '12', before: 95_000, after: null })
  })

  test('a misread period of a refused certificate is corrected, and it is used', async () => {
    const { correct, statement, amounts } = await aReadCertificate({ from: '2024-01-01' })
    expect((await statement()).state).toBe('refused')
    await correct('E from', '1.1.2025')
    expect(await amounts()).toEqual([['salary', 8_800_000, 'proposed', 'statement']])
  })

  test('a confirmed amount stays, and a remark says how the certificate differs', async () => {
    const { world, adviser, found, document, correct, statement, amounts } = await aReadCertificate()
    const seen = seenOf(openOf(linesOf(await listFigures(world.db, found.id))))
    await confirmFigures(world, { caseId: found.id, actor: actorOf(adviser), documentId: document, seen })
    await correct('9', '6’390')
    await correct('11', '88’010')
    expect(await amounts()).toEqual([['salary', 8_800_000, 'confirmed', 'statement']])
    const differs = { confirmedCents: 8_800_000, statedCents: 8_801_000 }
    expect((await statement()).remarks).toContainEqual({
      code: 'kept-confirmed',
      values: { code: 'salary', ...differs },
    })
  })

  test('a second save on an older version is refused and keeps what was typed', async () => {
    const { correct, statement } = await aReadCertificate()
    await correct('F', 'yes', 0)
    const refused = await correct('G', 'yes', 0)
    expect(refused).toMatchObject({
      status: 409,
      data: { text: words['box-changed'], typed: { box: 'G', value: 'yes' } },
    })
    expect((await statement()).content).toMatchObject({ freeTransport: true, canteen: false })
  })

  test('unclear values and unchanged boxes are refused, and so is another adviser', async () => {
    const { world, correct, statement } = await aReadCertificate()
    expect(await correct('11', '')).toMatchObject({ status: 422, data: { text: words['box-unclear'] } })
    expect(await correct('11', '88’000')).toMatchObject({ status: 422, data: { text: words['box-same'] } })
    expect(await correct('C', '1')).toMatchObject({ status: 404 })
    const other = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
    expect((await correct('G', 'yes', 0, other)).status).toBe(404)
    expect((await statement()).corrections).toEqual([])
  })
})

describe('values typed for a box', () => {
  test.each<[CorrectableBox, string, ReturnType<typeof boxValueOf> | undefined]>([
    ['1', "91'000.50", 9_100_050],
    ['1', '91,000.50', 9_100_050],
    ['1', '91000', 9_100_000],
    ['7', '-20', -2_000],
    ['1', '', null],
    ['1', '5.600', undefined],
    ['11', ' ', undefined],
    ['E until', '30.6.2025', '2025-06-30'],
    ['E until', '2025-06-30', '2025-06-30'],
    ['E until', '31.12.2024', undefined],
    ['E from', '31.2.2025', undefined],
    ['F', 'Yes', true],
    ['G', 'maybe', undefined],
  ])('%s: %j', (box, typed, value) => {
    const corrected = withBox(aCertificate(), box, typed)
    expect(corrected ? boxValueOf(corrected, box) : undefined).toEqual(value)
  })
})
