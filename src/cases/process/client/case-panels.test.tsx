import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { extensionInWords } from '#content/procedure/deadline-words.ts'
import { ApprovalPanel, ExtensionQuestion } from './case-panels.tsx'

const drawn = (approvedAt: Date | null, isYou = true) => {
  const reader = { ownerName: 'Ana' }
  const found = { id: 'case', state: 'client_approval', clientApprovedAt: approvedAt, reader } as never
  const signers = [{ name: 'Ana', isYou, approvedAt }] as never
  return renderToStaticMarkup(
    <MemoryRouter>
      <ApprovalPanel found={found} signers={signers} />
    </MemoryRouter>,
  )
}

test('the panel asks for a missing approval and confirms a given one', () => {
  expect(drawn(null)).toContain(caseTexts.approvalPanel.readAndApprove)
  const after = drawn(new Date('2026-11-20T10:00:00Z'))
  expect(after).toContain(caseTexts.approvalPanel.youApprovedThisDraftOn('20 November 2026'))
  expect(after).not.toMatch(/Read and approve|Approve the draft/)
})

test('a reader who is not a signer sees whether the signer has approved', () => {
  expect(drawn(null, false)).toContain(caseTexts.approvalPanel.isOneWhoApprovesThis('Ana'))
  const after = drawn(new Date('2026-11-20T10:00:00Z'), false)
  expect(after).toContain(caseTexts.approvalPanel.thisDraftWasApprovedOn('20 November 2026'))
  expect(after).not.toContain('You approved')
})

test.each(['BE', 'VD', 'FR', null])('an overdue return in %s says how the canton extends it', (canton) => {
  const element = <ExtensionQuestion overdue={{ on: '2027-03-15', canton }} answer={undefined} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const words = canton === null ? caseTexts.extensionQuestion.inMostCantons : extensionInWords(canton as 'BE')
  expect(html).toContain(words)
  expect(html.includes('/advanced-tax-tools#deadlines-')).toBe(canton !== null)
})
