import { describe, expect, test } from 'vitest'
import { holdsAhvNumber } from '#accounts/people/ahv-number.ts'
import { deviceOf } from '#accounts/sign-in/device.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { checklistOf } from '#cases/process/client/checklist.ts'
import { phasesOf } from '#cases/process/client/phases.ts'
import { initialsOf } from '#platform/text/initials.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { caseBadge, documentBadge, itemBadge } from './badges.ts'
import { noticeFor, withFlash } from './notices.server.ts'
import type { DocumentView } from './views.server.ts'

const progress = { required: 8, missingRequired: 3, openRequired: 5 }

describe('the phases of a case', () => {
  const moves = [
    { at: new Date('2026-11-02T10:00:00Z'), toState: 'waiting_for_documents' },
    { at: new Date('2026-11-20T10:00:00Z'), toState: 'in_preparation' },
  ]

  test('show dates of completed phases and the progress of the current one', () => {
    const steps = phasesOf({ state: 'waiting_for_documents', phase: 'documents', progress }, moves.slice(0, 1))
    expect(steps).toEqual([
      { name: 'Onboarding', state: 'done', note: 'Done on 2 November 2026' },
      {
        name: caseTexts.cases.phases.documents,
        state: 'now',
        note: '5 of 8 required documents received, 3 checked',
        done: 5 / 8,
      },
      { name: 'Preparation', state: 'next' },
      { name: caseTexts.cases.phases.filing, state: 'next' },
    ])
    expect(phasesOf({ state: 'in_preparation', phase: 'preparation', progress }, moves)[1]).toMatchObject({
      note: 'Done on 20 November 2026',
    })
  })

  test('are all done once the case is closed, and none when it was withdrawn', () => {
    const closed = [...moves, { at: new Date('2027-03-01T10:00:00Z'), toState: 'closed' }]
    const states = phasesOf({ state: 'closed', phase: 'filing', progress }, closed)
    expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
    expect(states[3]?.note).toBe('Done on 1 March 2027')
    expect(phasesOf({ state: 'withdrawn', phase: null, progress }, moves).every(({ state }) => state === 'next')).toBe(
      true,
    )
  })
})

test.each([
  ['filed', 'completed', 'prog', 'In progress'],
  ['assessed', 'completed', 'prog', 'In progress'],
  ['closed', 'completed', 'done', 'Completed'],
  ['withdrawn', 'completed', 'off', 'Withdrawn'],
  ['on_hold', 'pending', 'off', 'On hold'],
  ['review', 'in_progress', 'prog', 'In progress'],
] as const)('a case in state %s (%s) has the badge %s, %s', (state, status, kind, label) => {
  expect(caseBadge({ state, status })).toEqual({ kind, label })
})

test('a rejected document is labelled as needing a new copy only while documents are requested', () => {
  expect(documentBadge('rejected').label).toBe(caseTexts.cases.documentStates.rejected)
  expect(documentBadge('rejected', false)).toEqual({ kind: 'off', label: portalTexts.badges.sentBack })
  expect(itemBadge('rejected', 'required', false)).toEqual({ kind: 'off', label: portalTexts.badges.sentBack })
  expect(itemBadge('accepted', 'required', false)).toEqual(itemBadge('accepted', 'required'))
})

test('documents are grouped by item, and superseded ones are hidden', () => {
  const item = {
    id: 'i1',
    title: 'Permit',
    description: '',
    isRequired: true,
    need: 'required',
    isNotNeeded: false,
    notNeededReason: null,
    isRequestedLate: false,
    state: 'received',
  } as const
  const pdf = (id: string, checklistItemId: string | null, state = 'received', kind = 'from_client') =>
    ({ id, checklistItemId, state, kind }) as DocumentView
  const { rows, ours, others } = checklistOf(
    [item],
    [
      pdf('a', 'i1'),
      pdf('b', 'i1', 'superseded'),
      pdf('c', null),
      pdf('d', 'gone'),
      pdf('e', null, 'accepted', 'draft'),
    ],
  )
  expect(rows[0]?.documents.map(({ id }) => id)).toEqual(['a'])
  expect(others.map(({ id }) => id)).toEqual(['c', 'd'])
  expect(ours.map(({ id }) => id)).toEqual(['e'])
})

test('a flash message is shown only to visitors it applies to', () => {
  const ana = { firstName: 'Ana' }
  expect(noticeFor('welcome', ana)).toMatchObject({
    title: portalTexts.portal.notices.welcome.title,
    text: expect.stringContaining('Ana'),
  })
  expect(noticeFor('logged-out', null)).toMatchObject({ title: portalTexts.portal.notices['logged-out'].title })
  expect(noticeFor('registered', null)).toMatchObject({
    title: portalTexts.portal.notices.registered.title,
    text: expect.stringContaining('pending approval'),
  })
  for (const [note, person] of [
    ['welcome', null],
    ['logged-out', ana],
    ['uploaded', null],
    ['toString', ana],
    [null, ana],
  ] as const) {
    expect(noticeFor(note, person)).toBeNull()
  }
  expect(withFlash('/a?b=c', 'saved')).toBe('/a?b=c&note=saved')
})

test('initials are taken from the first and the last name', () => {
  expect(['Ana Maria Keller', 'Ana', '', 'Émile Zola'].map(initialsOf)).toEqual(['AK', 'A', '', 'ÉZ'])
})

test.each([
  ['756.9217.0769.85', true],
  ['7569217076985', true],
  ['my number is 756 9217 0769 85', true],
  ['756.9217.0769.84', false],
  ['756.9217.0769', false],
  ['ZPV 123456789', false],
  ['', false],
])('“%s” contains an AHV number: %s', (text, expected) => expect(holdsAhvNumber(text)).toBe(expected))

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  [null, 'Unknown browser'],
])('the user agent %s is named %s', (agent, name) => expect(deviceOf(agent)).toBe(name))
