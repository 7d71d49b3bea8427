import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { iconPaths } from '#design/icon-paths.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { ChecklistItem } from './checklist-item.tsx'

const pdf = {
  ...{ id: 'd1', caseId: 'case', originalFilename: 'rent.pdf', fileSize: 1, state: 'rejected', isScanned: true },
  ...{ createdAt: new Date('2026-11-20T10:00:00Z'), rejectedReason: 'Cut off', mediaType: 'application/pdf' },
}
const missing = { id: 'i1', title: 'Rent', description: '', isRequired: false, need: 'optional', state: 'missing' }

function drawn(row: object, { isOpen = true, takesFiles = true } = {}): string {
  const shown = { documents: [], notNeededReason: null, ...row } as never
  const uploads = { uploads: [], formAction: '/x' } as never
  const element = (
    <ChecklistItem
      {...{ casePath: '/case', row: shown, isOpen, takesFiles, uploads, lines: undefined, problem: undefined }}
    />
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('optional items show a plus icon and conditional items also a hint, only while documents are requested', () => {
  expect(drawn(missing)).toContain(iconPaths.plus)
  const atHand = { ...missing, need: 'if_at_hand' }
  expect(drawn(atHand)).toContain(caseTexts.cases.itemNeeds.if_at_hand.forClient)
  for (const isOpen of [true, false]) {
    const silent = drawn(atHand, { isOpen, takesFiles: false })
    expect(silent).not.toContain(iconPaths.plus)
    expect(silent).not.toContain(caseTexts.cases.itemNeeds.if_at_hand.forClient)
  }
})

test('a rejected document is requested again; when nothing is requested, only its state is shown', () => {
  const row = { ...missing, isRequired: true, need: 'required', state: 'rejected', documents: [pdf] }
  expect(drawn(row)).toMatch(
    new RegExp(`${caseTexts.cases.documentStates.rejected}.*${caseTexts.checklistItem.replace}`, 's'),
  )
  const resting = drawn(row, { takesFiles: false })
  expect(resting).toContain(portalTexts.badges.sentBack)
  expect(resting).toContain('Cut off')
  expect(resting).not.toContain(caseTexts.cases.documentStates.rejected)
  expect(resting).not.toContain(caseTexts.checklistItem.replace)
})
