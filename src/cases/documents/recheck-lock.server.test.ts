import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { largestOpenedPdfBytes } from '#platform/files/pdf-lock.server.ts'
import { aCase, actorOf, listAuditActions, listEmails } from '#test/cases.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { listCaseDocuments } from './document-db.server.ts'
import { passwordProtected } from './document-states.ts'
import { recheckLock } from './recheck-lock.server.ts'
import { uploadDocument } from './upload-document.server.ts'

async function aLargePdf(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument({ ...options, compress: false })
  document.text('Scan')
  document.file(randomBytes(largestOpenedPdfBytes + 1000), { name: 'scan.bin' })
  document.end()
  return buffer(document)
}

async function aSentPdf(options: PDFKit.PDFDocumentOptions) {
  const world = await newWorld()
  const found = await aCase(world, {
    state: 'waiting_for_documents',
    checklist: [{ title: 'Permit', isRequired: true }],
  })
  const sent = await uploadDocument(world, {
    ...{ caseId: found.id, actor: actorOf(found.client), content: Readable.from([await aLargePdf(options)]) },
    ...{ declaredName: 'permit.pdf', checklistItemId: found.itemIds[0] ?? '' },
  })
  if (!sent.ok) throw new Error(sent.reason)
  return { world, found, documentId: sent.documentId }
}

test('a password-protected PDF accepted unchecked is rejected once with the upload message', {
  timeout: 60_000,
}, async () => {
  const { world, found, documentId } = await aSentPdf({ userPassword: 'secret', ownerPassword: 'owner' })
  await expect(recheckLock(world, documentId, { pollMs: 0, wholeMs: 1 })).rejects.toThrow('tried again')
  await runJobs(world)
  await recheckLock(world, documentId)
  const [document] = await listCaseDocuments(world.db, found.id)
  expect(document).toMatchObject({ state: 'rejected', rejectedReason: passwordProtected })
  expect(await listChecklist(world.db, found.id)).toMatchObject([{ state: 'rejected' }])
  const events = await listCaseEvents(world.db, found.id, { withInternal: false })
  expect(events.filter(({ payload }) => payload.code === 'document-sent-back')).toMatchObject([
    { payload: { values: { filename: 'permit.pdf', reason: passwordProtected } } },
  ])
  const emails = (await listEmails(world)).filter(({ toAddress }) => toAddress === found.client.email)
  expect(emails).toHaveLength(1)
  expect(await listAuditActions(world)).toEqual(['document.uploaded', 'document.rejected'])
})

test('a PDF that only forbids changes or is not encrypted stays received', { timeout: 60_000 }, async () => {
  for (const options of [{ ownerPassword: 'owner', permissions: { modifying: false } }, {}]) {
    const { world, found } = await aSentPdf(options)
    await runJobs(world)
    expect(await listCaseDocuments(world.db, found.id)).toMatchObject([{ state: 'received', rejectedReason: null }])
  }
})
