import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
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
  const shown = { found, draft, mayAct: true, consentText: 'I approve', signers: [ana], ...page } as never
  const element = <ApproveView page={shown} answer={undefined} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test.each([
  ['approval missing', {}, 'Read and approve your return'],
  ['already approved', { signers: [{ ...ana, approvedAt: at }] }, 'Approval of your return'],
  ['no draft', { draft: null }, 'Approval of your return'],
  ['approval not requested', { mayAct: false }, 'Approval of your return'],
  ['reader is not a signer', { signers: [ben] }, 'Approval of your return'],
])('the title asks for an approval only while it is missing: %s', (_, page, title) => {
  expect(drawn(page)).toContain(title)
})

test('the other signer is named; a reader who is not a signer has no form', () => {
  const waits = drawn({ signers: [{ ...ana, approvedAt: at }, ben] })
  expect(waits).toContain('We file it once Ben Keller has approved it too')
  const reads = drawn({ signers: [ben] })
  expect(reads).toContain('Ben Keller approves this draft. Your approval is not needed in this case.')
  expect(reads).not.toMatch(/Approve draft|Ask for changes/)
})
