import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { confirmFigure, type EnteredFigure, enterFigure, removeFigure } from './enter-figure.server.ts'
import { linesOf } from './figure.ts'
import { listFigures } from './figure-db.server.ts'

const world = await newWorld({}, afterAll)
const staff = async (role: 'adviser' | 'admin') => actorOf(await aPerson(world, { role }))
const [adviser, other, admin] = await Promise.all([staff('adviser'), staff('adviser'), staff('admin')])

const aReturn = () => aCase(world, { state: 'in_preparation', assignedTo: adviser.person.id })
const submitted = (change: Partial<EnteredFigure> = {}): EnteredFigure => ({
  ...{ line: randomUUID(), code: '100', amount: "118'640", person: 'client', label: 'Muster AG', note: '', ...change },
})
const enter = ({ id: caseId }: TestCase, entered = submitted(), actor = adviser) =>
  enterFigure(world, { caseId, actor, entered })
const rowsOf = ({ id }: TestCase) => listFigures(world.db, id)
const only = async (found: TestCase) => {
  const [line] = linesOf(await rowsOf(found))
  if (!line) throw new Error('no line')
  return line
}

describe('an adviser’s own figure', () => {
  test('stands confirmed, in centimes, with who said it', async () => {
    const found = await aReturn()
    expect(
      await enter(found, submitted({ amount: 'CHF 118’640.05', label: '  Muster AG ', note: ' box 11 ' })),
    ).toEqual({
      ok: true,
    })
    expect(await rowsOf(found)).toMatchObject([
      {
        code: 'salary',
        amountCents: 11_864_005,
        state: 'confirmed',
        source: 'adviser',
        version: 1,
        label: 'Muster AG',
        note: 'box 11',
      },
    ])
  })

  test('is there once however often the form is sent, also at the same time', async () => {
    const found = await aReturn()
    const form = submitted()
    expect(await Promise.all([1, 2, 3].map(() => enter(found, form)))).toEqual([
      { ok: true },
      { ok: true },
      { ok: true },
    ])
    expect(await enter(found, form)).toEqual({ ok: true })
    expect(await rowsOf(found)).toHaveLength(1)
  })

  test.each<[string, Partial<EnteredFigure>]>([
    ['another amount', { amount: '120000' }],
    ['another figure', { code: '101' }],
    ['another person', { person: 'partner' }],
    ['another employer', { label: 'Meier AG' }],
    ['another note', { note: 'corrected' }],
  ])('sent again with %s, what stands there is told and stays', async (_name, change) => {
    const found = await aReturn()
    const form = submitted()
    await enter(found, form)
    expect(await enter(found, { ...form, ...change })).toMatchObject({
      ...{ ok: false, reason: 'stale', submittedCents: change.amount ? 12_000_000 : 11_864_000 },
      now: { code: 'salary', amountCents: 11_864_000, version: 1 },
    })
    expect(await rowsOf(found)).toHaveLength(1)
  })

  test('sent again after it was taken away, it does not come back as if it counted', async () => {
    const found = await aReturn()
    const form = submitted()
    await enter(found, form)
    await removeFigure(world, { caseId: found.id, actor: adviser, lineId: form.line, version: 1 })
    expect(await enter(found, form)).toMatchObject({ ok: false, reason: 'stale', now: { state: 'replaced' } })
    expect(linesOf(await rowsOf(found))).toEqual([])
  })

  test.each<[string, Partial<EnteredFigure>, string]>([
    ['no such figure', { code: 'nothing of the kind' }, 'unknown-code'],
    ['no figure named', { code: '' }, 'unknown-code'],
    ['nobody of the household', { person: 'neighbour' }, 'unknown-code'],
    ['no amount', { amount: '' }, 'amount-missing'],
    ['an amount below zero', { amount: '-5' }, 'amount-negative'],
    ['an amount in words', { amount: 'much' }, 'amount-not-figures'],
    ['a slip of the finger', { amount: '99999999999' }, 'amount-too-large'],
    ['a label of 201 signs', { label: 'x'.repeat(201) }, 'text-too-long'],
    ['a note of 1001 signs', { note: 'x'.repeat(1_001) }, 'text-too-long'],
    ['a line that is no name of one', { line: 'first' }, 'unknown-figure'],
  ])('%s is refused, and nothing is written', async (_name, change, reason) => {
    const found = await aReturn()
    expect(await enter(found, submitted(change))).toEqual({ ok: false, reason })
    expect(await rowsOf(found)).toEqual([])
  })

  test('the longest texts are taken', async () => {
    const found = await aReturn()
    expect(await enter(found, submitted({ label: 'x'.repeat(200), note: 'x'.repeat(1_000) }))).toEqual({ ok: true })
  })

  test('the line of another case is not taken over', async () => {
    const [one, two] = [await aReturn(), await aReturn()]
    const form = submitted()
    await enter(one, form)
    expect(await enter(two, { ...form, amount: '1' })).toEqual({ ok: false, reason: 'unknown-figure' })
    expect([await rowsOf(two), (await only(one)).amountCents]).toEqual([[], 11_864_000])
  })
})

describe('who may', () => {
  test('only who is responsible, or runs the office', async () => {
    const found = await aReturn()
    expect(await enter(found, submitted(), other)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await enter(found, submitted(), actorOf(found.client))).toEqual({ ok: false, reason: 'forbidden' })
    const stranger = actorOf(await aPerson(world))
    expect(await enter(found, submitted(), stranger)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await rowsOf(found)).toEqual([])
    expect(await enter(found, submitted(), admin)).toEqual({ ok: true })
  })

  test('a client neither confirms nor takes away', async () => {
    const found = await aReturn()
    await enter(found)
    const { lineId, version } = await only(found)
    const requested = { caseId: found.id, actor: actorOf(found.client), lineId, version }
    expect(await confirmFigure(world, { ...requested, amount: '1' })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await removeFigure(world, requested)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await rowsOf(found)).toHaveLength(1)
  })
})

describe('a line that stands', () => {
  const aLine = async () => {
    const found = await aReturn()
    await enter(found)
    const { lineId, version } = await only(found)
    return { found, seen: { caseId: found.id, actor: adviser, lineId, version } }
  }

  test('confirmed with the same amount stays as it is', async () => {
    const { found, seen } = await aLine()
    expect(await confirmFigure(world, { ...seen, amount: '118640' })).toEqual({ ok: true })
    expect(await rowsOf(found)).toHaveLength(1)
  })

  test('confirmed with another amount is a new version; the earlier one is kept', async () => {
    const { found, seen } = await aLine()
    expect(await confirmFigure(world, { ...seen, amount: '118641' })).toEqual({ ok: true })
    expect(await only(found)).toMatchObject({
      version: 2,
      amountCents: 11_864_100,
      earlier: [{ amountCents: 11_864_000 }],
    })
  })

  test.each(['', '-1', 'x'])('the amount %j is refused', async (amount) => {
    const { found, seen } = await aLine()
    expect(await confirmFigure(world, { ...seen, amount })).toMatchObject({ ok: false })
    expect(await rowsOf(found)).toHaveLength(1)
  })

  test('changed since the page was opened: what was typed is compared with what stands there', async () => {
    const { found, seen } = await aLine()
    await confirmFigure(world, { ...seen, amount: '5' })
    expect(await confirmFigure(world, { ...seen, amount: '7' })).toMatchObject({
      ok: false,
      reason: 'stale',
      submittedCents: 700,
      now: { version: 2, amountCents: 500 },
    })
    expect(await removeFigure(world, seen)).toMatchObject({ ok: false, reason: 'stale' })
    expect((await only(found)).amountCents).toBe(500)
  })

  test('two who confirm at the same time: one of them is told', async () => {
    const { found, seen } = await aLine()
    const outcomes = await Promise.all(['5', '7'].map((amount) => confirmFigure(world, { ...seen, amount })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await rowsOf(found)).toHaveLength(2)
  })

  test('taken away it counts no more, keeps its rows, and cannot be taken away twice', async () => {
    const { found, seen } = await aLine()
    expect(await removeFigure(world, seen)).toEqual({ ok: true })
    expect(linesOf(await rowsOf(found))).toEqual([])
    expect(await rowsOf(found)).toHaveLength(2)
    expect(await removeFigure(world, seen)).toMatchObject({ ok: false, reason: 'stale' })
    expect(await confirmFigure(world, { ...seen, version: 2, amount: '5' })).toMatchObject({
      ok: false,
      reason: 'stale',
    })
  })

  test('a line that is none', async () => {
    const { seen } = await aLine()
    const unknown = { ...seen, lineId: randomUUID() }
    expect(await confirmFigure(world, { ...unknown, amount: '5' })).toEqual({ ok: false, reason: 'unknown-figure' })
    expect(await removeFigure(world, unknown)).toEqual({ ok: false, reason: 'unknown-figure' })
  })
})

test('what changes is written down with the number of the case, and nothing of what is refused', async () => {
  const found = await aReturn()
  const form = submitted()
  await enter(found, form)
  await enter(found, submitted({ amount: 'x' }))
  await removeFigure(world, { caseId: found.id, actor: adviser, lineId: form.line, version: 1 })
  const rows = await world.db
    .selectFrom('auditEvents')
    .select(['action', 'detail'])
    .where('objectId', '=', found.id)
    .where('action', 'like', 'figure.%')
    .orderBy('id')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual(['figure.confirmed', 'figure.replaced'])
  expect(rows[0]?.detail).toMatchObject({ caseNumber: found.caseNumber, code: 'salary', version: 1 })
})
