import { describe, expect, test } from 'vitest'
import { readerOf, turnLabel, wordsForClient } from '#cases/case-status-text.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { aCaseRow } from '#test/case-row.ts'
import { type CaseState, caseStates } from './case-states.ts'
import { todosOf } from './todo.ts'
import { type Turn, turnOf } from './turn.ts'

const today = '2026-12-03'
const isReturned = { toUpload: 0, toReplace: 1 }
const nothingOpen = { toUpload: 0, toReplace: 0 }

type Change = Omit<Partial<ReturnType<typeof aCaseRow>>, 'progress'> & { progress?: typeof nothingOpen }

function turn(state: CaseState, { progress, ...change }: Change = {}, openQuestions = 0, person = 'ana'): Turn | null {
  const row = aCaseRow({ state, ...change })
  const found = { ...row, progress: { ...row.progress, ...progress } }
  return turnOf(found, { reader: readerOf(person, found), openQuestions, today })
}
const brief = (found: Turn | null) => found && [found.code, found.who, found.date, found.on]

describe('whose turn it is', () => {
  test.each<[CaseState, ReturnType<typeof brief>, Change?]>([
    ['intake', ['set-up', 'firm', 'filing', '2026-12-15']],
    ['waiting_for_documents', ['check-documents', 'firm', 'check', '2026-12-04']],
    ['in_preparation', ['prepare', 'firm', 'draft', '2026-12-09']],
    ['review', ['review', 'firm', 'filing', '2026-12-15']],
    ['client_approval', ['approve', 'client', 'filing', '2026-12-15'], { openSigners: [{ id: 'ana', name: 'Ana' }] }],
    ['client_approval', ['file', 'firm', 'filing', '2026-12-15'], { clientApprovedAt: new Date() }],
    ['filed', ['await-assessment', 'tax-office', 'filed', '2026-11-20']],
    ['assessed', ['enter-deadline', 'firm', 'assessed', '2026-12-01']],
    ['assessed', ['compare', 'firm', 'comparison', '2026-12-24'], { objectionEndsOn: '2027-01-04' }],
    ['assessed', ['decide', 'client', 'objection', '2027-01-04'], { objectionEndsOn: '2027-01-04', isCompared: true }],
    [
      'assessed',
      ['decide', 'client', 'objection', '2027-01-04'],
      { objectionEndsOn: '2027-01-04', packageId: 'basic' },
    ],
    ['assessed', ['decide', 'client', 'objection', '2026-12-10'], { objectionEndsOn: '2026-12-10' }],
    [
      'assessed',
      ['prepare-objection', 'firm', 'objection', '2027-01-04'],
      { objectionEndsOn: '2027-01-04', objectionRequestedAt: new Date() },
    ],
    [
      'assessed',
      ['decide', 'client', 'appeal', '2027-01-04'],
      { objectionEndsOn: '2027-01-04', decidedOn: '2026-12-01', isCompared: true },
    ],
    ['assessed', ['close', 'firm', 'objection', '2026-12-02'], { objectionEndsOn: '2026-12-02' }],
    ['objection', ['await-decision', 'tax-office', 'decision', '2026-12-02'], { objectedOn: '2026-12-02' }],
    ['closed', null],
    ['on_hold', null],
    ['withdrawn', null],
  ])('%s without tasks: %j', (state, expected, change) => expect(brief(turn(state, change))).toEqual(expected))

  test('an open task makes it the client’s turn in every state in which we ask for something', () => {
    for (const state of caseStates) {
      const isSilent = ['closed', 'on_hold', 'withdrawn'].includes(state)
      const expected = isSilent ? undefined : 'client'
      for (const progress of [{ toUpload: 2, toReplace: 0 }, isReturned])
        expect(turn(state, { progress })?.who, state).toBe(expected)
      expect(turn(state, {}, 3)?.who, state).toBe(expected)
    }
  })

  test('the turn is the client’s exactly if the list of tasks is not empty', () => {
    for (const state of caseStates)
      for (const progress of [nothingOpen, { toUpload: 1, toReplace: 0 }, isReturned])
        for (const openSigners of [[], [{ id: 'ana', name: 'Ana' }], [{ id: 'ben', name: 'Ben' }]])
          for (const objectionEndsOn of [null, '2027-01-04', '2026-12-01'])
            for (const person of ['ana', 'ben']) {
              const row = aCaseRow({ state, openSigners, objectionEndsOn })
              const found = { ...row, progress: { ...row.progress, ...progress } }
              const document = { id: 'd', caseId: found.id, caseNumber: 'TX-1', originalFilename: 'rent.pdf' }
              const rejected = progress.toReplace > 0 ? [document] : []
              const todos = todosOf(person, { cases: [found], rejected, unread: 0, today })
              const { who } = turnOf(found, { reader: readerOf(person, found), openQuestions: 0, today }) ?? {}
              expect(who === 'client', `${state} ${JSON.stringify(progress)}`).toBe(todos.length > 0)
            }
  })

  test('a missed filing date is asked about before anything else', () => {
    const filing = { on: '2026-03-31', isAnswered: false }
    expect(turn('waiting_for_documents', { filing })).toMatchObject({
      ...{ code: 'tasks', date: 'filing-missed', on: '2026-03-31' },
    })
    expect(turn('on_hold', { filing })).toBeNull()
  })

  test('a filing date that has passed is called missed in every state before filing', () => {
    for (const state of ['intake', 'in_preparation', 'review', 'client_approval'] as const)
      expect(turn(state, { dueOn: '2026-12-02', stateSince: new Date('2026-11-02') })?.date, state).toBe(
        'filing-missed',
      )
  })

  test('after signing, a client with a task of their own still reads who has to approve', () => {
    const filing = { on: '2026-03-31', isAnswered: false }
    const found = aCaseRow({ state: 'client_approval', openSigners: [{ id: 'ben', name: 'Ben' }], filing })
    const reading = { reader: readerOf('ana', found), openQuestions: 0, today }
    const { label, tasks } = caseTexts.cases.turns
    expect(wordsForClient(found, reading)).toBe(`${caseTexts.cases.waitsForApproval('Ben')} ${tasks.also}`)
    expect(turnLabel(found, reading)).toBe(
      `${label({ code: 'tasks', who: 'client' })}. ${label({ code: 'approve', who: 'other', name: 'Ben' })}`,
    )
    const signed = { ...found, openSigners: [], clientApprovedAt: new Date() }
    expect(wordsForClient(signed, { ...reading, reader: readerOf('ana', signed) })).toBe(
      `${caseTexts.cases.moves.approve.notifies} ${tasks.also}`,
    )
  })

  test('a partner reads whose approval or decision is missing', () => {
    const openSigners = [{ id: 'ana', name: 'Ana' }]
    expect(turn('client_approval', { openSigners }, 0, 'ben')).toMatchObject({ who: 'other', name: 'Ana' })
    const assessed = turn('assessed', { objectionEndsOn: '2027-01-04', isCompared: true }, 0, 'ben')
    expect(assessed).toMatchObject({ code: 'decide', who: 'other', name: 'Ana Keller' })
    expect(assessed && caseTexts.cases.turns.label(assessed)).toBe('Waiting for Ana Keller to decide')
  })

  test('documents due while we wait for them are not called a filing date', () => {
    const missing = { progress: { toUpload: 1, toReplace: 0 } }
    expect(turn('waiting_for_documents', missing)).toMatchObject({ date: 'documents', on: '2026-12-15' })
    expect(turn('waiting_for_documents', {}, 2)).toMatchObject({ date: 'answers' })
    expect(turn('in_preparation', missing)).toMatchObject({ date: 'filing', on: '2026-12-15' })
    expect(turn('filed', missing)).toMatchObject({ on: null })
  })

  test('a day that has passed is not promised again', () => {
    const stateSince = new Date('2026-11-02T10:00:00Z')
    expect(turn('in_preparation', { stateSince })).toMatchObject({ date: 'filing', on: '2026-12-15' })
    const late = aCaseRow({ state: 'waiting_for_documents', stateSince })
    const progress = { ...late.progress, lastSentAt: '2026-11-20T10:00:00Z' }
    expect(turnOf({ ...late, progress }, { reader: readerOf('ana', late), openQuestions: 0, today })?.on).toBeNull()
  })
})

test('after everything was sent, the client reads by when they hear from us', () => {
  const found = aCaseRow({ state: 'waiting_for_documents' })
  const words = wordsForClient(found, { reader: readerOf('ana', found), openQuestions: 0, today })
  expect(words).toBe('We are checking your documents. You will hear from us by Friday 4 December.')
})
