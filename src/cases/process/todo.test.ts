import { describe, expect, test } from 'vitest'
import { aCaseRow } from '#test/case-row.ts'
import { caseStates } from './case-states.ts'
import { todosOf } from './todo.ts'

type Waiting = Parameters<typeof todosOf>[1]
type OpenCase = Waiting['cases'][number]

const ana = 'ana'
const todos = (cases: OpenCase[], rejected: Waiting['rejected'] = [], unread = 0) =>
  todosOf(ana, { cases, rejected, unread, today: '2026-11-21' })

const found: OpenCase = aCaseRow({ dueOn: '2026-12-01', packageId: 'basic' })
const missing = (toUpload: number) => ({ ...found, progress: { ...found.progress, toUpload } })
const rejected = { id: 'd1', caseId: 'c1', caseNumber: 'TX-1', originalFilename: 'rent.pdf' }

test('a case without open matters has no to-dos', () => expect(todos([found], [], 0)).toEqual([]))

describe('overdue filing dates', () => {
  const filing = { on: '2026-03-31', isAnswered: false }

  test.each([
    ['asked about if the canton is known', { filing, canton: 'ZH' }, [{ on: '2026-03-31', isCantonKnown: true }]],
    ['asked about if the canton is unknown', { filing }, [{ on: '2026-03-31', isCantonKnown: false }]],
    ['not asked about before the date has passed', { filing: { ...filing, on: '2026-11-21' } }, []],
    ['not asked about once answered', { filing: { ...filing, isAnswered: true } }, []],
  ])('a missed filing date is %s', (_, given, expected) => {
    expect(todos([{ ...found, ...given }])).toMatchObject(expected.map((values) => ({ code: 'extension', values })))
  })
})

describe('approvals and assessments', () => {
  test('the draft is a to-do only while this client’s approval is missing', () => {
    const requested = caseStates.filter((state) =>
      todos([{ ...found, state, openSigners: state === 'client_approval' ? [{ id: ana, name: 'Ana' }] : [] }]).some(
        ({ code }) => code === 'approve',
      ),
    )
    expect(requested).toEqual(['client_approval'])
    expect(todos([{ ...found, state: 'client_approval', openSigners: [{ id: 'ben', name: 'Ben' }] }])).toEqual([])
  })

  test.each([
    ['shown during the objection period', {}, true],
    ['shown on the last day', { objectionEndsOn: '2026-11-21' }, true],
    ['hidden after the last day', { objectionEndsOn: '2026-11-20' }, false],
    ['hidden once an objection was requested', { objectionRequestedAt: new Date() }, false],
    ['hidden from a partner who shares the case', { clientId: 'ben' }, false],
    ['hidden until our comparison is published', { packageId: 'standard' }, false],
    ['shown once it is published', { packageId: 'standard', isCompared: true }, true],
  ])('the to-do to decide about an assessment: %s', (_, given, isRequested) => {
    const assessed: OpenCase = { ...found, state: 'assessed', objectionEndsOn: '2026-12-11', ...given }
    expect(todos([assessed]).some(({ code }) => code === 'decide')).toBe(isRequested)
  })

  test('a decision on an objection can be accepted, not objected to again', () => {
    const decided = { ...found, state: 'assessed', decidedOn: '2026-11-20', objectionEndsOn: '2026-12-20' } as const
    expect(todos([decided])).toMatchObject([{ code: 'accept', dueOn: '2026-12-20' }])
  })
})

describe('order and documents', () => {
  test('to-dos are sorted by due date, those without one last', () => {
    const later = { ...missing(1), id: 'c2', dueOn: '2026-12-20' }
    const sooner = { ...found, state: 'assessed', objectionEndsOn: '2026-11-30' } as const
    expect(todos([later, sooner], [], 1).map(({ code }) => code)).toEqual(['decide', 'upload', 'read'])
  })

  test('missing documents are requested only while the case is worked on', () => {
    const silent = caseStates.filter((state) => todos([{ ...missing(2), state }], [], 0).length === 0)
    expect(silent).toContain('on_hold')
    expect(silent).not.toContain('waiting_for_documents')
    expect(todos([missing(2)], [], 0)).toMatchObject([{ code: 'upload', values: { count: 2 }, dueOn: '2026-12-01' }])
  })

  test('rejected documents are requested again only while the case is worked on', () => {
    const requested = caseStates.filter((state) => todos([{ ...found, state }], [rejected]).length > 0)
    expect(requested).toContain('waiting_for_documents')
    for (const state of ['on_hold', 'withdrawn', 'closed'] as const) expect(requested).not.toContain(state)
  })

  test('each to-do has its link and due date, sorted by due date and urgency', () => {
    const draft: OpenCase = {
      ...found,
      id: 'c2',
      caseNumber: 'TX-2',
      state: 'client_approval',
      openSigners: [{ id: ana, name: 'Ana' }],
      dueOn: null,
    }
    expect(todos([missing(1), draft], [rejected, { ...rejected, id: 'd2', caseId: 'gone' }], 3)).toMatchObject([
      { code: 'replace', href: '/client-portal/cases/c1/upload?replaces=d1', dueOn: '2026-12-01' },
      { code: 'upload', href: '/client-portal/cases/c1', values: { count: 1 } },
      { code: 'approve', href: '/client-portal/cases/c2/approve', caseNumber: 'TX-2', dueOn: null },
      { code: 'replace', href: '/client-portal/cases/gone/upload?replaces=d2', dueOn: null },
      { code: 'read', href: '/client-portal/messages', values: { count: 3 }, caseNumber: null },
    ])
  })
})
