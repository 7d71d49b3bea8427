import { afterAll, describe, expect, test } from 'vitest'
import type { CaseState } from '#cases/process/case-states.ts'
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

test('the question used in these tests exists', () => {
  const codes = questionSetOf({ caseType: 'tax_return', taxYear: 2025 })?.sections.flatMap(({ questions }) => questions)
  expect(codes?.map(({ code }) => code)).toContain('civil-status')
})

describe('saveAnswers', () => {
  test('each change of an answer saves a new version with its author and an audit row', async () => {
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

  test('an unchanged answer saves no version, publishes no event and writes no audit row', async () => {
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

  test('an answer unchanged on the page does not overwrite another person’s change', async () => {
    const found = await aReturn()
    await save(found, [say('single')])
    await save(found, [say('married', { seenVersion: 1 })], adviser)
    expect(await save(found, [say('single', { seenVersion: 1 })])).toEqual({ ok: true, saved: [], conflicts: [] })
    expect((await answerOf(found))?.value).toBe('married')
  })

  test('a conflict returns both values and overwrites nothing', async () => {
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

  test('an unknown version is a conflict', async () => {
    const found = await aReturn()
    await save(found, [say('single')])
    for (const seenVersion of [-1, 2, 99]) {
      const outcome = await save(found, [say('married', { seenVersion })], adviser)
      expect(outcome).toMatchObject({ saved: [], conflicts: [{ now: { value: 'single' } }] })
    }
  })

  test('an empty value withdraws an answer and retains its history', async () => {
    const found = await aReturn()
    await save(found, [say('single')])
    expect(await save(found, [say(null, { seenVersion: 1 })])).toMatchObject({ saved: ['joint.civil-status'] })
    expect(await answerOf(found)).toMatchObject({ version: 2, value: null, mark: null })
    expect(await save(found, [say(null, { seenVersion: 2 })])).toMatchObject({ saved: [] })
  })

  test('an empty field of a question never answered saves nothing', async () => {
    const found = await aReturn()
    expect(await save(found, [say(null)])).toEqual({ ok: true, saved: [], conflicts: [] })
    expect(await versionsOf(found)).toEqual([])
  })
})

describe('a button press right after an autosave', () => {
  const minute = '2026-11-21T09:00:'

  test.each([
    [5, 'own', true],
    [9, 'own', true],
    [10, 'own', false],
    [60, 'own', false],
    [5, 'other', false],
  ])('%d seconds after the autosave of the %s person it overwrites: %s', async (seconds, whose, taken) => {
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
  test('a mark remains until a value is entered', async () => {
    const found = await aReturn()
    await save(found, [say(null, { mark: 'unknown' })])
    expect(await answerOf(found)).toMatchObject({ value: null, mark: 'unknown' })
    expect(await save(found, [say(null, { seenVersion: 1 })])).toMatchObject({ saved: [] })
    expect(await save(found, [say('single', { seenVersion: 1 })])).toMatchObject({ saved: ['joint.civil-status'] })
    expect(await answerOf(found)).toMatchObject({ value: 'single', mark: null })
  })

  test('a mark is cleared explicitly', async () => {
    const found = await aReturn()
    await save(found, [say(null, { mark: 'requested' })])
    expect(await save(found, [say(null, { seenVersion: 1, mark: null })])).toMatchObject({
      ...{ saved: ['joint.civil-status'] },
    })
    expect(await answerOf(found)).toMatchObject({ version: 2, value: null, mark: null })
  })
})

describe('concurrent saves', () => {
  test('of two conflicting concurrent saves, one is saved and the other returns a conflict', async () => {
    const found = await aReturn()
    const both = await Promise.all([save(found, [say('single')]), save(found, [say('married')], adviser)])
    expect(both.map((one) => one.ok && one.saved.length).toSorted()).toEqual([0, 1])
    expect(both.map((one) => one.ok && one.conflicts.length).toSorted()).toEqual([0, 1])
    expect(await versionsOf(found)).toHaveLength(1)
  })

  test('five concurrent submissions of one form save one version', async () => {
    const found = await aReturn()
    await Promise.all(Array.from({ length: 5 }, () => save(found, [say('single')])))
    expect(await versionsOf(found)).toHaveLength(1)
  })
})

describe('rejected saves', () => {
  test.each<[CaseState, boolean]>([
    ['intake', true],
    ['waiting_for_documents', true],
    ['in_preparation', true],
    ['review', true],
    ['client_approval', false],
    ['filed', false],
    ['on_hold', false],
    ['closed', false],
  ])('in the state %s answers are accepted: %s', async (state, taken) => {
    const found = await aReturn(state)
    const outcome = await save(found, [say('single')], adviser)
    if (taken) expect(outcome).toMatchObject({ ok: true, saved: ['joint.civil-status'] })
    else expect(outcome).toEqual({ ok: false, reason: 'not-now' })
    expect(await versionsOf(found)).toHaveLength(taken ? 1 : 0)
  })

  test('answers in a year without questions are rejected', async () => {
    expect(await save(await aReturn('intake', 2019), [say('single')])).toEqual({ ok: false, reason: 'not-now' })
  })

  test.each(['no-such-question', '', 'constructor', "x'; drop table answers"])(
    'the unknown question %j rejects the whole form',
    async (question) => {
      const found = await aReturn()
      expect(await save(found, [say('single'), say('x', { question })])).toEqual({
        ...{ ok: false, reason: 'unknown-question' },
      })
      expect(await versionsOf(found)).toEqual([])
    },
  )

  test('answers from another client or adviser are rejected', async () => {
    const found = await aReturn()
    const before = (await listAuditActions(world)).length
    for (const role of ['client', 'adviser'] as const) {
      const actor = actorOf(await aPerson(world, { role }))
      expect(await save(found, [say('single')], actor)).toEqual({ ok: false, reason: 'unknown-case' })
    }
    expect(await versionsOf(found)).toEqual([])
    expect((await listAuditActions(world)).length).toBe(before)
  })

  test('an error during the transaction rolls back answer version and audit row', async () => {
    const found = await aReturn()
    const before = (await listAuditActions(world)).length
    const breaking = { ...world, now: () => new Date(Number.NaN) }
    const given = [say('single')]
    await expect(saveAnswers(breaking, { caseId: found.id, actor: adviser, given })).rejects.toThrow()
    expect(await versionsOf(found)).toEqual([])
    expect((await listAuditActions(world)).length).toBe(before)
  })
})
