import { expect, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { own } from './own.ts'
import { signInToPortal } from './signing-in.ts'

test('cases, documents and threads of another client answer 404 on pages and API', async () => {
  const owner = await aVisitor()
  await signInToPortal(owner, 'client@example.com')
  await owner.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const seen = await owner.request.get('/api/client-portal.php?action=documents')
  const documents: { id: string }[] = (await seen.json()).data.documents ?? (await seen.json()).data
  const cases = await (await owner.request.get('/api/client-portal.php?action=cases')).json()
  const caseId = (cases.data.cases ?? cases.data)[0].id
  const documentId = documents[0]?.id
  const addresses = [
    `/client-portal/cases/${caseId}`,
    `/client-portal/messages/${caseId}`,
    `/client-portal/documents/${documentId}`,
    `/client-portal/documents/${documentId}/download`,
    `/admin/cases/${caseId}`,
    `/admin/documents/${documentId}`,
    '/client-portal/nothing-here',
  ]
  for (const address of addresses.slice(0, 1).concat(addresses.slice(2, 4))) {
    expect((await owner.request.get(address)).status(), `owner ${address}`).toBe(200)
  }

  const stranger = await aVisitor()
  await signInToPortal(stranger, 'second@example.com')
  await stranger.getByRole('heading', { name: 'Dashboard' }).waitFor()
  for (const address of addresses) {
    expect((await stranger.request.get(address)).status(), `stranger ${address}`).toBe(404)
  }
  const upload = await stranger.request.post(`/client-portal/cases/${caseId}/upload`, {
    multipart: { file: { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') } },
  })
  expect(upload.status()).toBe(404)
  const list = await (await stranger.request.get('/api/client-portal.php?action=cases')).text()
  expect(list).not.toContain(caseId)

  for (const address of addresses) {
    const answer = await fetch(own('baseUrl') + address, { redirect: 'manual' })
    expect([302, 303, 401, 404], `nobody ${address}`).toContain(answer.status)
  }
  expect((await fetch(`${own('baseUrl')}/api/client-portal.php?action=cases`)).status).toBe(401)
  await stranger.goto('/client-portal/nothing-here')
  await stranger.getByRole('navigation', { name: 'Client portal' }).first().waitFor()
})
