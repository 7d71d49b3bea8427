import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { caseTexts } from '#cases/locales/en.ts'
import { AssessmentPanel } from './assessment-panel.tsx'

const open = {
  ...{ id: 'case', state: 'assessed', version: 1, objectionEndsOn: '2027-04-06' },
  ...{ objectionRequestedAt: null, decidedOn: null },
}

function drawn(isOwner: boolean, given = {}): string {
  const found = { ...open, ...given, reader: { isOwner, ownerName: 'Ana Keller' } } as never
  const rights = { mayDecide: isOwner, mayObject: isOwner && Object.keys(given).length === 0 }
  const element = <AssessmentPanel found={found} comparison={null} effects={null} answer={undefined} {...rights} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('only the owner of the case can decide; a partner sees who decides', () => {
  const own = drawn(true)
  for (const words of [
    'An objection must be posted by 06.04.2027',
    caseTexts.assessmentPanel.acceptTheAssessment,
    caseTexts.assessmentPanel.askForAnObjection,
  ])
    expect(own).toContain(words)
  const shared = drawn(false)
  expect(shared).toContain('Ana Keller decides about it.')
  expect(shared).not.toMatch(/<button|Ask for an objection/)
})

test('a requested objection is shown to its owner and, by name, to the partner', () => {
  const requested = { objectionRequestedAt: new Date('2027-03-20T10:00:00Z') }
  expect(drawn(true, requested)).toContain('You asked for an objection on 20.03.2027')
  expect(drawn(true, requested)).toContain('If you agree with the assessment after all')
  const shared = drawn(false, requested)
  expect(shared).toContain('Ana Keller asked for an objection on 20.03.2027')
  expect(shared).toContain('write to Ana Keller')
  expect(shared).not.toMatch(/<button|If you agree/)
})

test('after a decision the panel shows the appeal deadline and offers no other objection', () => {
  const decided = drawn(true, { decidedOn: '2027-03-01' })
  expect(decided).toContain(caseTexts.assessmentPanel.theDecisionOnYourObjection)
  expect(decided).toContain('An appeal to the court must be posted by 06.04.2027')
  expect(decided).toContain(caseTexts.assessmentPanel.acceptTheDecision)
  expect(decided).not.toMatch(/An objection must be posted|Ask for an objection/)
})
