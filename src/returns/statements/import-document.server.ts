import { buffer } from 'node:stream/consumers'
import { type DocumentRow, listDocumentsById } from '#cases/documents/document-db.server.ts'
import { type CaseRow, lockCase } from '#cases/process/case-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { findFile } from '#platform/files/file-db.server.ts'
import { makePreview } from '#platform/files/heic/make-preview.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import type { Services } from '#platform/services.ts'
import { takeStatement } from './e-tax/take-statement.server.ts'
import { fileRecognised } from './file-recognised.server.ts'
import { readMeasured } from './reader/read-apart.server.ts'
import type { Reading } from './reader/reading.ts'
import { mayBeRead, reasonSchema } from './remarks.ts'
import { takeCertificate } from './salary/take-certificate.server.ts'
import { insertStatement, isRead } from './statement-db.server.ts'

type ImportDocumentDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log' | 'now'>

/**
 * Reads a document once and stores what was found: each statement proposes its figures. Returns the CPU time in ms. If
 * staff asked, also stores that a document is no statement.
 */
export async function importDocument(
  services: ImportDocumentDeps,
  documentId: string,
  { isRequested = false } = {},
): Promise<number> {
  const { db, log } = services
  const [document] = await listDocumentsById(db, [documentId])
  if (!document || !mayBeRead(document) || (await isRead(db, documentId))) return 0
  const opened = await openFile(services, await readableFileOf(services, document))
  if ('refused' in opened) {
    if (opened.refused === 'store-away') throw new Error('The file store does not answer; the document is read later')
    return 0
  }
  const { reading, busyMs } = await readMeasured(await buffer(opened.stream))
  if (reading.length === 0 && !isRequested) return busyMs
  for (const one of reading) {
    if (!one.ok) log.warn({ documentId, reason: one.because.reason }, 'a statement could not be read')
  }
  await db.transaction().execute(async (tx) => {
    const found = await lockCase(tx, document.caseId, null)
    if (found && !(await isRead(tx, documentId))) await store(tx, services, { found, documentId, reading })
  })
  return busyMs
}

/** The JPEG preview of a HEIC photograph, which the reader cannot decode; otherwise the file itself. */
async function readableFileOf(services: ImportDocumentDeps, { fileId, mediaType }: DocumentRow): Promise<string> {
  if (mediaType !== 'image/heic') return fileId
  await makePreview(services, fileId)
  return (await findFile(services.db, fileId))?.previewId ?? fileId
}

type Stored = { found: CaseRow; documentId: string; reading: Reading }

async function store(tx: Tx, services: Pick<Services, 'now'>, { found, documentId, reading }: Stored): Promise<void> {
  const unreadable = {
    caseId: found.id,
    documentId,
    readAt: services.now(),
    state: 'unreadable',
    content: null,
  } as const
  if (reading.length === 0) {
    await insertStatement(tx, { ...unreadable, kind: null, reason: { code: 'no-statement', values: {} } })
  }
  for (const one of reading) {
    if (!one.ok) {
      const { reason: code, ...values } = one.because
      await insertStatement(tx, { ...unreadable, kind: one.kind, reason: reasonSchema.parse({ code, values }) })
    } else if (one.kind === 'e-tax-statement') {
      await takeStatement(tx, services, { found, documentId, content: one.content })
    } else {
      await takeCertificate(tx, services, { found, documentId, content: one.content })
    }
  }
  await fileRecognised(tx, services, { found, documentId })
}
