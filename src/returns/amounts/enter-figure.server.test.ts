import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { proposeAnswers } from '#returns/questions/propose-answers.server.ts'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { confirmFigure, type EnteredFigure, enterFigure, removeFigure } from './enter-figure.server.ts'
import { type Figure, linesOf } from './figure.ts'
import { listFigures } from './figure-db.server.ts'
import { convert } from './original-amount.ts'

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

describe('enterFigure', () => {
  test('an adviser’s figure is saved as confirmed, in cents, with its source', async () => {
    const found = await aReturn()
    expect(
      await enter(found, submitted({ amount: 'CHF 118,640.05', label: '  Muster AG ', note: ' box 11 ' })),
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

  test('repeated and concurrent submissions of one form save one line', async () => {
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
  ])('a resubmission with %s is rejected and shows the saved line', async (_name, change) => {
    const found = await aReturn()
    const form = submitted()
    await enter(found, form)
    expect(await enter(found, { ...form, ...change })).toMatchObject({
      ...{ ok: false, reason: 'stale', submittedCents: change.amount ? 12_000_000 : 11_864_000 },
      now: { code: 'salary', amountCents: 11_864_000, version: 1 },
    })
    expect(await rowsOf(found)).toHaveLength(1)
  })

  test('a resubmission does not restore a removed line', async () => {
    const found = await aReturn()
    const form = submitted()
    await enter(found, form)
    await removeFigure(world, { caseId: found.id, actor: adviser, lineId: form.line, version: 1 })
    expect(await enter(found, form)).toMatchObject({ ok: false, reason: 'stale', now: { state: 'replaced' } })
    expect(linesOf(await rowsOf(found))).toEqual([])
  })

  test.each<[string, Partial<EnteredFigure>, string]>([
    ['an unknown figure', { code: 'nothing of the kind' }, 'unknown-code'],
    ['a missing figure', { code: '' }, 'unknown-code'],
    ['an unknown person', { person: 'neighbour' }, 'unknown-code'],
    ['a missing amount', { amount: '' }, 'amount-missing'],
    ['an amount below zero', { amount: '-5' }, 'amount-negative'],
    ['an amount in words', { amount: 'much' }, 'amount-not-figures'],
    ['an amount above the limit', { amount: '99999999999' }, 'amount-too-large'],
    ['a label of 201 characters', { label: 'x'.repeat(201) }, 'text-too-long'],
    ['a note of 1001 characters', { note: 'x'.repeat(1_001) }, 'text-too-long'],
    ['a malformed line id', { line: 'first' }, 'unknown-figure'],
  ])('%s is rejected and nothing is saved', async (_name, change, reason) => {
    const found = await aReturn()
    expect(await enter(found, submitted(change))).toEqual({ ok: false, reason })
    expect(await rowsOf(found)).toEqual([])
  })

  test('a label of 200 and a note of 1000 characters are accepted', async () => {
    const found = await aReturn()
    expect(await enter(found, submitted({ label: 'x'.repeat(200), note: 'x'.repeat(1_000) }))).toEqual({ ok: true })
  })

  test('a line id of another case is rejected', async () => {
    const [one, two] = [await aReturn(), await aReturn()]
    const form = submitted()
    await enter(one, form)
    expect(await enter(two, { ...form, amount: '1' })).toEqual({ ok: false, reason: 'unknown-figure' })
    expect([await rowsOf(two), (await only(one)).amountCents]).toEqual([[], 11_864_000])
  })
})

describe('authorization', () => {
  test('only the assigned adviser and admins may enter figures', async () => {
    const found = await aReturn()
    expect(await enter(found, submitted(), other)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await enter(found, submitted(), actorOf(found.client))).toEqual({ ok: false, reason: 'forbidden' })
    const stranger = actorOf(await aPerson(world))
    expect(await enter(found, submitted(), stranger)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await rowsOf(found)).toEqual([])
    expect(await enter(found, submitted(), admin)).toEqual({ ok: true })
  })

  test('a client may neither confirm nor remove a figure', async () => {
    const found = await aReturn()
    await enter(found)
    const { lineId, version } = await only(found)
    const requested = { caseId: found.id, actor: actorOf(found.client), lineId, version }
    expect(await confirmFigure(world, { ...requested, amount: '1' })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await removeFigure(world, requested)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await rowsOf(found)).toHaveLength(1)
  })
})

describe('confirmFigure and removeFigure', () => {
  const aLine = async () => {
    const found = await aReturn()
    await enter(found)
    const { lineId, version } = await only(found)
    return { found, seen: { caseId: found.id, actor: adviser, lineId, version } }
  }

  test('confirming a confirmed line with the same amount saves no new version', async () => {
    const { found, seen } = await aLine()
    expect(await confirmFigure(world, { ...seen, amount: '118640' })).toEqual({ ok: true })
    expect(await rowsOf(found)).toHaveLength(1)
  })

  test('confirming another amount saves a new version and retains the earlier one', async () => {
    const { found, seen } = await aLine()
    expect(await confirmFigure(world, { ...seen, amount: '118641' })).toEqual({ ok: true })
    expect(await only(found)).toMatchObject({
      version: 2,
      amountCents: 11_864_100,
      earlier: [{ amountCents: 11_864_000 }],
    })
  })

  test.each(['', '-1', 'x'])('the amount %j is rejected', async (amount) => {
    const { found, seen } = await aLine()
    expect(await confirmFigure(world, { ...seen, amount })).toMatchObject({ ok: false })
    expect(await rowsOf(found)).toHaveLength(1)
  })

  test('whether an amount is regular is saved, kept by later changes and cleared again', async () => {
    const found = await aReturn()
    await enter(found)
    const set = async (frequency: string | undefined, amount = "118'640") => {
      const { lineId, version } = await only(found)
      const requested = { caseId: found.id, actor: adviser, lineId, version, amount }
      return confirmFigure(world, { ...requested, ...(frequency !== undefined && { frequency }) })
    }
    expect(await set('once')).toEqual({ ok: true })
    expect(await only(found)).toMatchObject({ version: 2, frequency: 'once' })
    expect(await set(undefined, '90000')).toEqual({ ok: true })
    expect(await only(found)).toMatchObject({ version: 3, frequency: 'once', amountCents: 9_000_000 })
    expect(await set('weekly')).toEqual({ ok: false, reason: 'unknown-code' })
    expect(await set('', '90000')).toEqual({ ok: true })
    expect(await only(found)).toMatchObject({ version: 4, frequency: null })
  })

  test('a stale confirmation or removal is rejected and shows the current amount', async () => {
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

  test('of two concurrent confirmations, one is saved', async () => {
    const { found, seen } = await aLine()
    const outcomes = await Promise.all(['5', '7'].map((amount) => confirmFigure(world, { ...seen, amount })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await rowsOf(found)).toHaveLength(2)
  })

  test('a removed line retains its versions and cannot be removed or confirmed again', async () => {
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

  test('an unknown line is rejected', async () => {
    const { seen } = await aLine()
    const unknown = { ...seen, lineId: randomUUID() }
    expect(await confirmFigure(world, { ...unknown, amount: '5' })).toEqual({ ok: false, reason: 'unknown-figure' })
    expect(await removeFigure(world, unknown)).toEqual({ ok: false, reason: 'unknown-figure' })
  })
})

test('accepted changes are audited with the case number, rejected ones are not', async () => {
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

describe('amounts stated in another currency', () => {
  const propose = async (found: TestCase, currency: string, cents: number) => {
    const figure = {
      place: 'joint.accounts-list.r1.balance',
      code: 'accounts',
      label: 'Bank',
      person: 'client',
    } as const
    const stated = convert({ cents, currency, year: 2025, basis: 'yearEnd' })
    await world.db
      .transaction()
      .execute((tx) => proposeAnswers(tx, world, { found, figures: [{ ...figure, ...stated, answeredBy: null }] }))
    return only(found)
  }
  const confirm = async ({ id: caseId }: TestCase, { lineId, version }: Figure, amount: string) =>
    confirmFigure(world, { caseId, actor: adviser, lineId, version, amount })

  test('the stated amount and the rate are stored, and stay when the converted amount is confirmed', async () => {
    const found = await aReturn()
    const original = { currency: 'GBP', cents: 100_000, year: 2025, basis: 'yearEnd', rate: { unit: 1, chf: 1.065681 } }
    const line = await propose(found, 'GBP', 100_000)
    expect(line).toMatchObject({ amountCents: 106_568, original })
    expect((await propose(found, 'GBP', 100_000)).version).toBe(1)
    await confirm(found, line, '1065.68')
    expect(await only(found)).toMatchObject({ amountCents: 106_568, state: 'confirmed', source: 'answer', original })
  })

  test('another amount entered by staff no longer refers to the rate', async () => {
    const found = await aReturn()
    await confirm(found, await propose(found, 'GBP', 100_000), '1100')
    expect(await only(found)).toMatchObject({ amountCents: 110_000, source: 'adviser', original: null })
  })

  test('an amount without an official rate is unknown until staff enter it, and keeps the stated amount', async () => {
    const found = await aReturn()
    const line = await propose(found, 'INR', 500_000)
    expect(line).toMatchObject({ amountCents: null, original: { currency: 'INR', cents: 500_000, rate: null } })
    await confirm(found, line, '47.65')
    expect(await only(found)).toMatchObject({ amountCents: 4765, original: { currency: 'INR', cents: 500_000 } })
  })
})
