import { afterAll, describe, expect, test } from 'vitest'
import type { CaseState } from '#cases/case-states.ts'
import { aCase, actorOf, aPerson, listAuditActions, type TestCase } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { type AnswerValue, keyOf, newestOf } from './answer.ts'
import { listAnswers } from './answer-db.server.ts'
import { questionSetOf } from './question-set.ts'
import { type SaveAnswersInput, saveAnswers } from './save-answers.server.ts'

const world = await newWorld({}, afterAll)
const adviser = actorOf(await aPerson(world, { role: 'adviser' }))

const aReturn = (state: CaseState = 'intake', taxYear = 2025) =>
  aCase(world, { state, assignedTo: adviser.person.id, taxYear, dueOn: '2027-03-15' })
const say = (value: AnswerValue | null, change: Partial<SaveAnswersInput> = {}): SaveAnswersInput => ({
  ...{ question: 'civil-status', person: 'joint', seenVersion: 0, value, ...change },
})
const save = (found: TestCase, given: SaveAnswersInput[], actor = actorOf(found.client), isPress?: boolean) =>
  saveAnswers(world, { caseId: found.id, actor, given, ...(isPress === undefined ? {} : { isPress }) })
const versionsOf = ({ id }: TestCase) => listAnswers(world.db, id)
const answerOf = async (found: TestCase, question = 'civil-status') =>
  newestOf(await versionsOf(found)).get(keyOf({ question, person: 'joint' }))
const auditsOf = async (found: TestCase) =>
  world.db.selectFrom('auditEvents').select(['action', 'detail']).where('objectId', '=', found.id).execute()

test('the question that these tests ask is one of the set', () => {
  const codes = questionSetOf({ caseType: 'tax_return', taxYear: 2025 })?.sections.flatMap(({ questions }) => questions)
  expect(codes?.map(({ code }) => code)).toContain('civil-status')
})

describe('an answer', () => {
  test('is kept as one more version each time it changes, with who said it', async () => {
    const found = await aReturn()
    expect(await save(found, [say('single')])).toEqual({ ok: true, saved: ['joint.civil-status'], conflicts: [] })
    expect(await save(found, [say('married', { seenVersion: 1 })])).toMatchObject({ saved: ['joint.civil-status'] })
    expect((await versionsOf(found)).map(({ version, value }) => [version, value]).toSorted()).toEqual([
      [1, 'single'],
      [2, 'married'],
    ])
    expect(await answerOf(found)).toMatchObject({ answeredBy: found.client.id, isCarried: false })
    expect((await auditsOf(found)).filter(({ action }) => action === 'answer.saved')).toHaveLength(2)
  })

  test('that says the same again is not written, not told and not audited', async () => {
    const found = await aReturn()
    await save(found, [say('single')])
    const before = await auditsOf(found)
    await world.pool.query('delete from graphile_worker._private_jobs')
    for (const seenVersion of [0, 1, 7]) {
      expect(await save(found, [say('single', { seenVersion })])).toEqual({ ok: true, saved: [], conflicts: [] })
    }
    expect(await auditsOf(found)).toEqual(before)
    expect((await world.pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0)
  })

  test('that was not touched on the page is left alone, whatever others said meanwhile', async () => {
    const found = await aReturn()
    await save(found, [say('single')])
    await save(found, [say('married', { seenVersion: 1 })], adviser)
    expect(await save(found, [say('single', { seenVersion: 1 })])).toEqual({ ok: true, saved: [], conflicts: [] })
    expect((await answerOf(found))?.value).toBe('married')
  })

  test('that another person changed meanwhile comes back with both values, and what stands is not written over', async () => {
    const found = await aReturn()
    await save(found, [say('single')])
    await save(found, [say('married', { seenVersion: 1 })], adviser)
    const outcome = await save(found, [say('divorced', { seenVersion: 1 })])
    expect(outcome).toMatchObject({
      ...{ ok: true, saved: [] },
      conflicts: [{ key: 'joint.civil-status', given: 'divorced', mark: null, now: { value: 'married', version: 2 } }],
    })
    expect((await answerOf(found))?.value).toBe('married')
    expect(await save(found, [say('divorced', { seenVersion: 2 })])).toMatchObject({ conflicts: [] })
    expect((await answerOf(found))?.value).toBe('divorced')
  })

  test('of a page that names a version which never was is a conflict too', async () => {
    const found = await aReturn()
    await save(found, [say('single')])
    for (const seenVersion of [-1, 2, 99]) {
      const outcome = await save(found, [say('married', { seenVersion })], adviser)
      expect(outcome).toMatchObject({ saved: [], conflicts: [{ now: { value: 'single' } }] })
    }
  })

  test('is taken back with nothing in its place, and its history stays', async () => {
    const found = await aReturn()
    await save(found, [say('single')])
    expect(await save(found, [say(null, { seenVersion: 1 })])).toMatchObject({ saved: ['joint.civil-status'] })
    expect(await answerOf(found)).toMatchObject({ version: 2, value: null, mark: null })
    expect(await save(found, [say(null, { seenVersion: 2 })])).toMatchObject({ saved: [] })
  })

  test('that was never given is not written by an empty field', async () => {
    const found = await aReturn()
    expect(await save(found, [say(null)])).toEqual({ ok: true, saved: [], conflicts: [] })
    expect(await versionsOf(found)).toEqual([])
  })
})

describe('a press of a button right after the field before it was kept', () => {
  const minute = '2026-11-21T09:00:'

  test.each([
    [5, 'own', true],
    [9, 'own', true],
    [10, 'own', false],
    [60, 'own', false],
    [5, 'other', false],
  ])('%d seconds later, by the %s person: taken %s', async (seconds, whose, taken) => {
    const found = await aReturn()
    world.setNow(`${minute}00Z`)
    await save(found, [say('single')], whose === 'own' ? actorOf(found.client) : adviser)
    world.setNow(seconds === 60 ? '2026-11-21T09:01:00Z' : `${minute}${String(seconds).padStart(2, '0')}Z`)
    const outcome = await save(found, [say('married')], actorOf(found.client), true)
    expect(outcome).toMatchObject({ ok: true, saved: taken ? ['joint.civil-status'] : [] })
    expect((await answerOf(found))?.value).toBe(taken ? 'married' : 'single')
    world.setNow(`${minute}00Z`)
  })
})

describe('marks', () => {
  test('stand until something is typed in their place', async () => {
    const found = await aReturn()
    await save(found, [say(null, { mark: 'unknown' })])
    expect(await answerOf(found)).toMatchObject({ value: null, mark: 'unknown' })
    expect(await save(found, [say(null, { seenVersion: 1 })])).toMatchObject({ saved: [] })
    expect(await save(found, [say('single', { seenVersion: 1 })])).toMatchObject({ saved: ['joint.civil-status'] })
    expect(await answerOf(found)).toMatchObject({ value: 'single', mark: null })
  })

  test('are taken back by name', async () => {
    const found = await aReturn()
    await save(found, [say(null, { mark: 'requested' })])
    expect(await save(found, [say(null, { seenVersion: 1, mark: null })])).toMatchObject({
      ...{ saved: ['joint.civil-status'] },
    })
    expect(await answerOf(found)).toMatchObject({ version: 2, value: null, mark: null })
  })
})

describe('at the same time', () => {
  test('of two who say something else one is kept, and the other sees both', async () => {
    const found = await aReturn()
    const both = await Promise.all([save(found, [say('single')]), save(found, [say('married')], adviser)])
    expect(both.map((one) => one.ok && one.saved.length).toSorted()).toEqual([0, 1])
    expect(both.map((one) => one.ok && one.conflicts.length).toSorted()).toEqual([0, 1])
    expect(await versionsOf(found)).toHaveLength(1)
  })

  test('the same form sent five times is one version', async () => {
    const found = await aReturn()
    await Promise.all(Array.from({ length: 5 }, () => save(found, [say('single')])))
    expect(await versionsOf(found)).toHaveLength(1)
  })
})

describe('nothing is kept', () => {
  test.each<[CaseState, boolean]>([
    ['intake', true],
    ['waiting_for_documents', true],
    ['in_preparation', true],
    ['review', true],
    ['client_approval', false],
    ['filed', false],
    ['on_hold', false],
    ['closed', false],
  ])('while the case is in %s: taken %s', async (state, taken) => {
    const found = await aReturn(state)
    const outcome = await save(found, [say('single')], adviser)
    if (taken) expect(outcome).toMatchObject({ ok: true, saved: ['joint.civil-status'] })
    else expect(outcome).toEqual({ ok: false, reason: 'not-now' })
    expect(await versionsOf(found)).toHaveLength(taken ? 1 : 0)
  })

  test('in a year without questions', async () => {
    expect(await save(await aReturn('intake', 2019), [say('single')])).toEqual({ ok: false, reason: 'not-now' })
  })

  test.each(['no-such-question', '', 'constructor', "x'; drop table answers"])(
    'of a form that names the question %j, also of what else it says',
    async (question) => {
      const found = await aReturn()
      expect(await save(found, [say('single'), say('x', { question })])).toEqual({
        ...{ ok: false, reason: 'unknown-question' },
      })
      expect(await versionsOf(found)).toEqual([])
    },
  )

  test('by those whom the case does not concern', async () => {
    const found = await aReturn()
    const before = (await listAuditActions(world)).length
    for (const role of ['client', 'adviser'] as const) {
      const actor = actorOf(await aPerson(world, { role }))
      expect(await save(found, [say('single')], actor)).toEqual({ ok: false, reason: 'unknown-case' })
    }
    expect(await versionsOf(found)).toEqual([])
    expect((await listAuditActions(world)).length).toBe(before)
  })

  test('that breaks off in the middle: no version, no event, no line of the log', async () => {
    const found = await aReturn()
    const before = (await listAuditActions(world)).length
    const breaking = { ...world, now: () => new Date(Number.NaN) }
    const given = [say('single')]
    await expect(saveAnswers(breaking, { caseId: found.id, actor: adviser, given })).rejects.toThrow()
    expect(await versionsOf(found)).toEqual([])
    expect((await listAuditActions(world)).length).toBe(before)
  })
})
