import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { ApproveView } from './approve-view.tsx'

const draft = {
  ...{ id: 'd', number: 1, sha256: 'abcd', annexHash: null, isScanned: true, path: '/draft' },
  ...{ originalFilename: 'draft.pdf', mediaType: 'application/pdf', createdAt: new Date('2026-11-20T10:00:00Z') },
}
const [ana, ben] = [
  { name: 'Ana Keller', isYou: true, approvalId: null, approvedAt: null },
  { name: 'Ben Keller', isYou: false, approvalId: null, approvedAt: null },
]
const at = new Date('2026-11-20T10:00:00Z')

function drawn(page: object): string {
  const found = { id: 'case', title: 'Tax return 2025', type: 'Tax return', reader: { ownerName: 'Ben Keller' } }
  const shown = { found, draft, mayAct: true, consentText: 'I approve', signers: [ana], notes: [], ...page } as never
  const element = <ApproveView page={shown} answer={undefined} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test.each([
  ['approval missing', {}, caseTexts.approveView.readAndApproveYour(true)],
  ['already approved', { signers: [{ ...ana, approvedAt: at }] }, caseTexts.approveView.approvalOfYour(true)],
  ['no draft', { draft: null }, caseTexts.approveView.approvalOfYour(true)],
  ['approval not requested', { mayAct: false }, caseTexts.approveView.approvalOfYour(true)],
  ['reader is not a signer', { signers: [ben] }, caseTexts.approveView.approvalOfYour(true)],
])('the title asks for an approval only while it is missing: %s', (_, page, title) => {
  expect(drawn(page)).toContain(title)
})

test('the page names the other signer, and shows no form to a user who is not a signer', () => {
  const waits = drawn({ signers: [{ ...ana, approvedAt: at }, ben] })
  expect(waits).toContain(caseTexts.approveForm.weHaveEmailedWeWill('Ben Keller'))
  const reads = drawn({ signers: [ben] })
  expect(reads).toContain(caseTexts.approveForm.isOneWhoApprovesThis('Ben Keller'))
  expect(reads).not.toContain(caseTexts.approveForm.approveDraft(1))
  expect(reads).not.toContain(caseTexts.changesForm.requestChanges)
})

test('the next steps start with the approval only while it is missing', () => {
  const { youApprove, theTaxOfficeAssesses } = caseTexts.approveView
  expect(drawn({})).toContain(youApprove)
  const approved = drawn({ signers: [{ ...ana, approvedAt: at }] })
  expect(approved).not.toContain(youApprove)
  expect(approved).toContain(theTaxOfficeAssesses)
})

test('a note of the adviser is shown with the amount that it explains', () => {
  const note = { lineId: 'l', code: 'meals', person: 'client', label: '', amountCents: 147_000, note: '98 days × 15' }
  expect(drawn({ notes: [note] })).toMatch(/Meals.*1,470\.00.*98 days × 15/)
})

test('a joint return without a second signer says so', () => {
  const status = 'not-invited'
  const warned = drawn({ missingSigner: { caseId: 'case', status, partner: null } })
  expect(warned).toContain(caseTexts.missingSigner.title)
  expect(warned).toContain(caseTexts.missingSigner.client[status])
  expect(drawn({ missingSigner: null })).not.toContain(caseTexts.missingSigner.title)
})
