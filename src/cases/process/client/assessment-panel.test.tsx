import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { AssessmentPanel } from './assessment-panel.tsx'

const open = {
  ...{ id: 'case', state: 'assessed', version: 1, objectionEndsOn: '2027-04-06' },
  ...{ objectionRequestedAt: null, decidedOn: null },
}

const advised = (advice: 'accept' | 'object') => {
  const value = {
    advice: { advice, reason: 'Checked.', byName: null, createdAt: new Date(0) },
    differences: [],
    bill: null,
  }
  return { ok: true, value } as never
}

function drawn(isOwner: boolean, given = {}, comparison: never | null = null): string {
  const found = { ...open, ...given, reader: { isOwner, ownerName: 'Ana Keller' } } as never
  const rights = { mayDecide: isOwner, mayObject: isOwner && Object.keys(given).length === 0 }
  const element = (
    <AssessmentPanel
      found={found}
      comparison={comparison}
      effects={null}
      result={null}
      answer={undefined}
      {...rights}
    />
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('only the owner of the case can decide; a partner sees who decides', () => {
  const own = drawn(true)
  for (const words of [
    caseTexts.assessmentPanel.ifYouDisagreeYourObjection('6 April 2027').trim(),
    caseTexts.assessmentPanel.acceptAssessment,
    caseTexts.assessmentPanel.requestObjection,
  ])
    expect(own).toContain(words)
  const shared = drawn(false)
  expect(shared).toContain(caseTexts.assessmentPanel.willDecideOnThisIf('Ana Keller'))
  expect(shared).not.toContain('<button')
  expect(shared).not.toContain(caseTexts.assessmentPanel.requestObjection)
})

test.each([
  ['accept', caseTexts.assessmentPanel.acceptAssessment, caseTexts.assessmentPanel.requestObjection],
  ['object', caseTexts.assessmentPanel.requestObjection, caseTexts.assessmentPanel.acceptAssessment],
] as const)('if we recommend to %s, that choice is the main button and stands first', (advice, main, other) => {
  const own = drawn(true, {}, advised(advice))
  const at = own.indexOf(`<summary class="button small primary">${main}`)
  expect(at).toBeGreaterThan(0)
  expect(own.indexOf(`<summary class="button small outline">${other}`)).toBeGreaterThan(at)
})

test('a requested objection is shown to its owner and, by name, to the partner', () => {
  const requested = { objectionRequestedAt: new Date('2027-03-20T10:00:00Z') }
  expect(drawn(true, requested)).toContain(caseTexts.assessmentPanel.youRequestedAnObjection('20 March 2027'))
  expect(drawn(true, requested)).toContain(caseTexts.assessmentPanel.ifYouChangeYourMind)
  const shared = drawn(false, requested)
  expect(shared).toContain(caseTexts.assessmentPanel.requestedAnObjection('Ana Keller', '20 March 2027'))
  expect(shared).not.toContain('<button')
  expect(shared).not.toContain(caseTexts.assessmentPanel.ifYouChangeYourMind)
})

test('after a decision the panel shows the appeal deadline and offers no other objection', () => {
  const decided = drawn(true, { decidedOn: '2027-03-01' })
  expect(decided).toContain(caseTexts.assessmentPanel.decisionOnYourObjection)
  expect(decided).toContain(caseTexts.assessmentPanel.ifYouWantToAppeal('6 April 2027').trim())
  expect(decided).toContain(caseTexts.assessmentPanel.acceptDecision)
  expect(decided).not.toContain(caseTexts.assessmentPanel.ifYouDisagreeYourObjection('6 April 2027').trim())
  expect(decided).not.toContain(caseTexts.assessmentPanel.requestObjection)
})

test('until our comparison is published, the panel says by when and offers no choice', () => {
  const turn = { code: 'compare', who: 'firm', date: 'comparison', on: '2027-03-25' }
  const comparing = drawn(true, { turn, statusText: 'By 25 March.' })
  expect(comparing).toContain('By 25 March.')
  expect(comparing).toContain(caseTexts.assessmentPanel.ifYouDisagreeYourObjection('6 April 2027').trim())
  expect(comparing).not.toContain('<button')
})

test('accepting and objecting ask again before anything is sent, also without script', () => {
  const own = drawn(true)
  const summary = own.indexOf(`<summary class="button small outline">${caseTexts.assessmentPanel.acceptAssessment}`)
  expect(summary).toBeGreaterThan(0)
  expect(own.indexOf(caseTexts.assessmentPanel.ifYouAcceptWeWill)).toBeGreaterThan(summary)
  expect(own.indexOf(caseTexts.assessmentPanel.yesAccept)).toBeGreaterThan(summary)
  const objection = own.indexOf(`<summary class="button small outline">${caseTexts.assessmentPanel.requestObjection}`)
  expect(objection).toBeGreaterThan(summary)
  expect(own.indexOf(caseTexts.assessmentPanel.yesRequest)).toBeGreaterThan(objection)
  expect(own).not.toContain('<details open')
})
