import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { enterFigure } from '#returns/amounts/enter-figure.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { aCase, actorOf, aPerson, listEmails } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { advise, type EnteredAdvice } from './advise.server.ts'
import { findAdvice, findBill, listAssessed } from './assessed-db.server.ts'
import { compareAssessed, maxAdviceLength, restOf } from './assessment.ts'
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

describe('enterAssessed', () => {
  test('an assessed figure can be entered, changed and withdrawn, and every version is retained', async () => {
    const { enter, rows, lines } = await anAssessment()
    expect(await enter({ reason: ' Paid twice ' })).toEqual({ ok: true })
    expect(await enter({ amount: '110', version: 1 })).toEqual({ ok: true })
    expect(await lines()).toMatchObject([{ declaredCents: 10_000, assessedCents: 11_000, version: 2 }])
    expect(await enter({ amount: '', version: 2 })).toEqual({ ok: true })
    expect(await lines()).toMatchObject([{ assessedCents: null, version: 3 }])
    expect((await rows()).map(({ amountCents }) => amountCents).toSorted()).toEqual([11_000, 12_000, null].toSorted())
  })

  test('concurrent submissions of one form save one version', async () => {
    const { enter, rows } = await anAssessment()
    expect(await Promise.all([enter(), enter(), enter()])).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await rows()).toHaveLength(1)
  })

  test('a form with a stale version is rejected and shows the current amount', async () => {
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
    ['an unknown figure', { code: '999' }, 'unknown-code'],
    ['an unknown person', { person: 'child' }, 'unknown-code'],
    ['an empty amount without an earlier version', { amount: '' }, 'amount-missing'],
    ['an amount below zero', { amount: '-1' }, 'amount-negative'],
    ['an amount with three decimals', { amount: '1.234' }, 'amount-not-figures'],
    ['a reason of 1001 characters', { reason: 'x'.repeat(1_001) }, 'text-too-long'],
  ])('%s is rejected', async (_name, change, reason) => {
    const { enter, rows } = await anAssessment()
    expect(await enter(change)).toEqual({ ok: false, reason })
    expect(await rows()).toEqual([])
  })

  test('a figure is rejected before the assessment, from the client and from another adviser', async () => {
    const early = await anAssessment(null)
    expect(await early.enter()).toEqual({ ok: false, reason: 'not-assessed' })
    const { enter, client, rows } = await anAssessment()
    expect(await enter({}, actorOf(client))).toEqual({ ok: false, reason: 'forbidden' })
    const other = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await enter({}, other)).toEqual({ ok: false, reason: 'unknown-case' })
    expect([await early.rows(), await rows()]).toEqual([[], []])
  })
})

describe('enterRest', () => {
  test('entering the rest as declared leaves figures already entered unchanged', async () => {
    const { caseId, declare, enter, lines } = await anAssessment()
    await declare('pillar 3a', '70')
    await enter()
    const seen = restOf(await lines())
    const all = { caseId, actor: adviser, seen }
    expect(await enterRest(world, all)).toEqual({ ok: true, entered: 1 })
    expect((await lines()).map(({ assessedCents }) => assessedCents)).toEqual([12_000, 7_000])
    expect(await enterRest(world, all)).toEqual({ ok: true, entered: 0 })
  })

  test('entering the rest is rejected if a declared figure changed since the page was opened', async () => {
    const { caseId, declare, lines, rows } = await anAssessment()
    const seen = restOf(await lines())
    await declare('100', '5')
    expect(await enterRest(world, { caseId, actor: adviser, seen })).toEqual({ ok: false, reason: 'declared-changed' })
    expect(await rows()).toEqual([])
  })

  test('entering the rest adds a version after a withdrawn figure', async () => {
    const { caseId, enter, lines } = await anAssessment()
    await enter()
    await enter({ amount: '', version: 1 })
    await enterRest(world, { caseId, actor: adviser, seen: restOf(await lines()) })
    expect(await lines()).toMatchObject([{ assessedCents: 10_000, version: 3 }])
  })
})

describe('enterBill', () => {
  const empty = mapParts(() => '')
  const bill = (caseId: string, submitted: object, version = 0, actor = adviser) =>
    enterBill(world, { caseId, actor, submitted: { ...empty, ...submitted }, version })

  test('bills are saved in cents per part, and empty parts are null', async () => {
    const { caseId } = await anAssessment()
    expect(await bill(caseId, { canton: "1'234.50", paid: '1000' })).toEqual({ ok: true })
    expect(await findBill(world.db, caseId)).toMatchObject({
      version: 1,
      amounts: { ...mapParts(() => null), canton: 123_450, paid: 100_000 },
    })
  })

  test('an empty or unchanged form saves no new version', async () => {
    const { caseId } = await anAssessment()
    expect(await bill(caseId, {})).toEqual({ ok: true })
    expect(await findBill(world.db, caseId)).toBeNull()
    await bill(caseId, { canton: '5' })
    expect(await bill(caseId, { canton: '5.00' })).toEqual({ ok: true })
    expect(await findBill(world.db, caseId)).toMatchObject({ version: 1 })
  })

  test('a form with a stale version is rejected', async () => {
    const { caseId } = await anAssessment()
    await bill(caseId, { canton: '5' })
    expect(await bill(caseId, { canton: '6' })).toMatchObject({ reason: 'bill-stale', now: { version: 1 } })
    expect(await bill(caseId, { canton: '6' }, 1)).toEqual({ ok: true })
    expect(await findBill(world.db, caseId)).toMatchObject({ version: 2, amounts: { canton: 600 } })
  })

  test('an invalid amount is rejected with its part, and no part is saved', async () => {
    const { caseId } = await anAssessment()
    expect(await bill(caseId, { confederation: '5', church: 'x' })).toEqual({
      ok: false,
      reason: 'amount-not-figures',
      part: 'church',
    })
    expect(await findBill(world.db, caseId)).toBeNull()
  })

  test('bills are rejected from the client and before the assessment', async () => {
    const { caseId, client } = await anAssessment()
    expect(await bill(caseId, { canton: '5' }, 0, actorOf(client))).toEqual({ ok: false, reason: 'forbidden' })
    const early = await anAssessment(null)
    expect(await bill(early.caseId, { canton: '5' })).toEqual({ ok: false, reason: 'not-assessed' })
  })
})

describe('advise', () => {
  const say = (caseId: string, change: Partial<EnteredAdvice> = {}, actor = adviser) =>
    advise(world, { caseId, actor, advice: 'object', reason: 'The costs are real.', version: 0, ...change })
  const emailsTo = async (email: string) => (await listEmails(world)).filter(({ toAddress }) => toAddress === email)

  test('concurrent submissions of a recommendation send one email', async () => {
    const { caseId, client } = await anAssessment()
    expect(await Promise.all([say(caseId), say(caseId)])).toEqual([{ ok: true }, { ok: true }])
    expect(await findAdvice(world.db, caseId)).toMatchObject({ advice: 'object', version: 1 })
    expect(await emailsTo(client.email)).toHaveLength(1)
  })

  test('a changed recommendation sends another email, and a stale one is rejected', async () => {
    const { caseId, client } = await anAssessment()
    await say(caseId)
    expect(await say(caseId, { advice: 'accept' })).toMatchObject({ reason: 'advice-stale', now: { advice: 'object' } })
    expect(await say(caseId, { advice: 'accept', version: 1 })).toEqual({ ok: true })
    expect(await findAdvice(world.db, caseId)).toMatchObject({ advice: 'accept', version: 2 })
    expect(await emailsTo(client.email)).toHaveLength(2)
  })

  test.each<[string, Partial<EnteredAdvice>, string]>([
    ['an unknown recommendation', { advice: 'wait' }, 'no-advice'],
    ['a blank reason', { reason: ' ' }, 'reason-missing'],
    ['a reason that is too long', { reason: 'x'.repeat(maxAdviceLength + 1) }, 'reason-too-long'],
  ])('%s is rejected without an email', async (_name, change, reason) => {
    const { caseId, client } = await anAssessment()
    expect(await say(caseId, change)).toEqual({ ok: false, reason })
    expect([await findAdvice(world.db, caseId), await emailsTo(client.email)]).toEqual([null, []])
  })

  test('a recommendation is rejected after the client has decided', async () => {
    const { caseId } = await anAssessment()
    await world.db.updateTable('cases').set({ state: 'objection' }).where('id', '=', caseId).execute()
    expect(await say(caseId)).toEqual({ ok: false, reason: 'decided' })
  })

  test('a recommendation from the client is rejected', async () => {
    const { caseId, client } = await anAssessment()
    expect(await say(caseId, {}, actorOf(client))).toEqual({ ok: false, reason: 'forbidden' })
  })
})
