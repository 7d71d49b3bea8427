import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { enterFigure } from '#returns/enter-figure.server.ts'
import { linesOf } from '#returns/figure.ts'
import { listFigures } from '#returns/figure-db.server.ts'
import { aCase, actorOf, aPerson, listEmails } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { maxAdviceLength } from './advice.ts'
import { advise, type EnteredAdvice } from './advise.server.ts'
import { findAdvice, findBill, listAssessed } from './assessed-db.server.ts'
import { compareAssessed, restOf } from './assessment.ts'
import { mapParts } from './bill.ts'
import { type EnteredAssessed, enterAssessed, enterRest } from './enter-assessed.server.ts'
import { enterBill } from './enter-bill.server.ts'

const world = await newWorld({}, afterAll)
const adviser = actorOf(await aPerson(world, { role: 'adviser' }))

async function anAssessment(assessedOn: string | null = '2026-05-01') {
  const found = await aCase(world, { state: assessedOn ? 'assessed' : 'filed', assignedTo: adviser.person.id })
  await world.db
    .updateTable('cases')
    .set({ assessedOn, objectionEndsOn: assessedOn && '2026-06-01' })
    .where('id', '=', found.id)
    .execute()
  const caseId = found.id
  const declare = (code: string, amount: string) => {
    const entered = { line: randomUUID(), code, amount, person: 'client', label: '', note: '' }
    return enterFigure(world, { caseId, actor: adviser, entered })
  }
  await declare('100', '100')
  const enter = (change: Partial<EnteredAssessed> = {}, actor = adviser) => {
    const entered = { code: '100', person: 'client', amount: '120', reason: '', version: 0, ...change }
    return enterAssessed(world, { caseId, actor, entered })
  }
  const rows = () => listAssessed(world.db, caseId)
  const lines = async () => compareAssessed(linesOf(await listFigures(world.db, caseId)), await rows())
  return { caseId, client: found.client, declare, enter, rows, lines }
}

describe('a figure as it was assessed', () => {
  test('is entered, changed and taken back; every version stays', async () => {
    const { enter, rows, lines } = await anAssessment()
    expect(await enter({ reason: ' Paid twice ' })).toEqual({ ok: true })
    expect(await enter({ amount: '110', version: 1 })).toEqual({ ok: true })
    expect(await lines()).toMatchObject([{ declaredCents: 10_000, assessedCents: 11_000, version: 2 }])
    expect(await enter({ amount: '', version: 2 })).toEqual({ ok: true })
    expect(await lines()).toMatchObject([{ assessedCents: null, version: 3 }])
    expect((await rows()).map(({ amountCents }) => amountCents).toSorted()).toEqual([11_000, 12_000, null].toSorted())
  })

  test('is there once however often the form is sent', async () => {
    const { enter, rows } = await anAssessment()
    expect(await Promise.all([enter(), enter(), enter()])).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await rows()).toHaveLength(1)
  })

  test('is not changed by who saw an earlier version', async () => {
    const { enter, lines } = await anAssessment()
    await enter()
    expect(await enter({ amount: '130' })).toMatchObject({
      reason: 'stale',
      submittedCents: 13_000,
      now: { amountCents: 12_000 },
    })
    expect(await enter({ amount: '', version: 7 })).toMatchObject({ reason: 'stale', submittedCents: null })
    expect(await lines()).toMatchObject([{ assessedCents: 12_000 }])
  })

  test.each<[string, Partial<EnteredAssessed>, string]>([
    ['no such figure', { code: '999' }, 'unknown-code'],
    ['nobody of the household', { person: 'child' }, 'unknown-code'],
    ['nothing to take back', { amount: '' }, 'amount-missing'],
    ['an amount below zero', { amount: '-1' }, 'amount-negative'],
    ['an amount of three decimals', { amount: '1.234' }, 'amount-not-figures'],
    ['a reason of 1001 signs', { reason: 'x'.repeat(1_001) }, 'text-too-long'],
  ])('%s is refused', async (_name, change, reason) => {
    const { enter, rows } = await anAssessment()
    expect(await enter(change)).toEqual({ ok: false, reason })
    expect(await rows()).toEqual([])
  })

  test('nothing is entered before the assessment has come, nor by the client or another adviser', async () => {
    const early = await anAssessment(null)
    expect(await early.enter()).toEqual({ ok: false, reason: 'not-assessed' })
    const { enter, client, rows } = await anAssessment()
    expect(await enter({}, actorOf(client))).toEqual({ ok: false, reason: 'forbidden' })
    const other = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await enter({}, other)).toEqual({ ok: false, reason: 'unknown-case' })
    expect([await early.rows(), await rows()]).toEqual([[], []])
  })
})

describe('all the rest as it was declared', () => {
  test('what is entered already stays', async () => {
    const { caseId, declare, enter, lines } = await anAssessment()
    await declare('pillar 3a', '70')
    await enter()
    const seen = restOf(await lines())
    const all = { caseId, actor: adviser, seen }
    expect(await enterRest(world, all)).toEqual({ ok: true, entered: 1 })
    expect((await lines()).map(({ assessedCents }) => assessedCents)).toEqual([12_000, 7_000])
    expect(await enterRest(world, all)).toEqual({ ok: true, entered: 0 })
  })

  test('is refused when a declared figure has changed since the page was opened', async () => {
    const { caseId, declare, lines, rows } = await anAssessment()
    const seen = restOf(await lines())
    await declare('100', '5')
    expect(await enterRest(world, { caseId, actor: adviser, seen })).toEqual({ ok: false, reason: 'declared-changed' })
    expect(await rows()).toEqual([])
  })

  test('follows a figure that was taken back, as its next version', async () => {
    const { caseId, enter, lines } = await anAssessment()
    await enter()
    await enter({ amount: '', version: 1 })
    await enterRest(world, { caseId, actor: adviser, seen: restOf(await lines()) })
    expect(await lines()).toMatchObject([{ assessedCents: 10_000, version: 3 }])
  })
})

describe('final bills', () => {
  const empty = mapParts(() => '')
  const bill = (caseId: string, submitted: object, version = 0, actor = adviser) =>
    enterBill(world, { caseId, actor, submitted: { ...empty, ...submitted }, version })

  test('are kept in centimes, each part by itself; empty ones have not come', async () => {
    const { caseId } = await anAssessment()
    expect(await bill(caseId, { canton: "1'234.50", paid: '1000' })).toEqual({ ok: true })
    expect(await findBill(world.db, caseId)).toMatchObject({
      version: 1,
      amounts: { ...mapParts(() => null), canton: 123_450, paid: 100_000 },
    })
  })

  test('nothing typed, or the same again, is no new version', async () => {
    const { caseId } = await anAssessment()
    expect(await bill(caseId, {})).toEqual({ ok: true })
    expect(await findBill(world.db, caseId)).toBeNull()
    await bill(caseId, { canton: '5' })
    expect(await bill(caseId, { canton: '5.00' })).toEqual({ ok: true })
    expect(await findBill(world.db, caseId)).toMatchObject({ version: 1 })
  })

  test('are not overwritten by who saw earlier ones', async () => {
    const { caseId } = await anAssessment()
    await bill(caseId, { canton: '5' })
    expect(await bill(caseId, { canton: '6' })).toMatchObject({ reason: 'bill-stale', now: { version: 1 } })
    expect(await bill(caseId, { canton: '6' }, 1)).toEqual({ ok: true })
    expect(await findBill(world.db, caseId)).toMatchObject({ version: 2, amounts: { canton: 600 } })
  })

  test('a part that is no amount is named, and none is kept', async () => {
    const { caseId } = await anAssessment()
    expect(await bill(caseId, { confederation: '5', church: 'x' })).toEqual({
      ok: false,
      reason: 'amount-not-figures',
      part: 'church',
    })
    expect(await findBill(world.db, caseId)).toBeNull()
  })

  test('are nobody’s to enter but the adviser’s, and not before the assessment', async () => {
    const { caseId, client } = await anAssessment()
    expect(await bill(caseId, { canton: '5' }, 0, actorOf(client))).toEqual({ ok: false, reason: 'forbidden' })
    const early = await anAssessment(null)
    expect(await bill(early.caseId, { canton: '5' })).toEqual({ ok: false, reason: 'not-assessed' })
  })
})

describe('a recommendation', () => {
  const say = (caseId: string, change: Partial<EnteredAdvice> = {}, actor = adviser) =>
    advise(world, { caseId, actor, advice: 'object', reason: 'The costs are real.', version: 0, ...change })
  const emailsTo = async (email: string) => (await listEmails(world)).filter(({ toAddress }) => toAddress === email)

  test('is told by one letter, however often it is sent', async () => {
    const { caseId, client } = await anAssessment()
    expect(await Promise.all([say(caseId), say(caseId)])).toEqual([{ ok: true }, { ok: true }])
    expect(await findAdvice(world.db, caseId)).toMatchObject({ advice: 'object', version: 1 })
    expect(await emailsTo(client.email)).toHaveLength(1)
  })

  test('is changed by who saw it, with another letter, and by nobody else', async () => {
    const { caseId, client } = await anAssessment()
    await say(caseId)
    expect(await say(caseId, { advice: 'accept' })).toMatchObject({ reason: 'advice-stale', now: { advice: 'object' } })
    expect(await say(caseId, { advice: 'accept', version: 1 })).toEqual({ ok: true })
    expect(await findAdvice(world.db, caseId)).toMatchObject({ advice: 'accept', version: 2 })
    expect(await emailsTo(client.email)).toHaveLength(2)
  })

  test.each<[string, Partial<EnteredAdvice>, string]>([
    ['no recommendation', { advice: 'wait' }, 'no-advice'],
    ['no reason', { reason: ' ' }, 'reason-missing'],
    ['a reason that is too long', { reason: 'x'.repeat(maxAdviceLength + 1) }, 'reason-too-long'],
  ])('%s is refused, and no letter goes', async (_name, change, reason) => {
    const { caseId, client } = await anAssessment()
    expect(await say(caseId, change)).toEqual({ ok: false, reason })
    expect([await findAdvice(world.db, caseId), await emailsTo(client.email)]).toEqual([null, []])
  })

  test('is too late once the client has decided', async () => {
    const { caseId } = await anAssessment()
    await world.db.updateTable('cases').set({ state: 'objection' }).where('id', '=', caseId).execute()
    expect(await say(caseId)).toEqual({ ok: false, reason: 'decided' })
  })

  test('is the adviser’s alone', async () => {
    const { caseId, client } = await anAssessment()
    expect(await say(caseId, {}, actorOf(client))).toEqual({ ok: false, reason: 'forbidden' })
  })
})
