import { randomUUID } from 'node:crypto'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { insertFile } from '#platform/files/file-db.server.ts'
import { StoreError } from '#platform/files/files.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { storeStream } from '#platform/files/store-stream.server.ts'
import { type ZipEntry, zipStream } from '#platform/files/zip-stream.server.ts'
import { formatDateTime } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { byteOrderMark, cellOf, csvLine } from '#platform/tables/write-csv.ts'
import { t } from '#platform/texts.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import { documentPath } from './firm-export.ts'
import {
  exportedTables,
  listExportedDocuments,
  lockOpenFirmExport,
  readTable,
  saveFirmExport,
} from './firm-export-db.server.ts'

type MakeDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log' | 'now'>
type Tally = { documents: number; missing: string[] }

/** Streams the encrypted archive into the file store, then saves its row. After a crash, the next run starts again. */
export async function makeFirmExport(services: MakeDeps, exportId: string): Promise<void> {
  const { db, now, fileStore } = services
  if (!(await db.transaction().execute((tx) => lockOpenFirmExport(tx, exportId)))) return
  const tally: Tally = { documents: 0, missing: [] }
  const storageKey = randomUUID()
  const stored = await storeStream(services, { id: exportId, storageKey }, zipStream(entries(services, tally)))
  const isFirst = await db.transaction().execute(async (tx) => {
    if (!(await lockOpenFirmExport(tx, exportId))) return false
    await insertFile(tx, { id: exportId, storageKey, mediaType: 'application/zip', ...stored }, 'not_needed')
    const counts = { documentCount: tally.documents, leftOut: tally.missing.length }
    await saveFirmExport(tx, exportId, { readyAt: now(), ...counts })
    const object = { type: 'firm-export', id: exportId }
    await recordAudit(tx, system, { action: 'firm-export.made', object, detail: counts })
    return true
  })
  if (!isFirst) await fileStore.remove(storageKey)
}

const documentsAtOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Tables first, then all documents, then the read-me file, which lists the documents that are missing. */
async function* entries(services: MakeDeps, tally: Tally): AsyncGenerator<ZipEntry> {
  const { db, now } = services
  const at = now()
  for (const name of exportedTables) {
    yield { name, at, content: linesOf(readTable(db, name)) }
  }
  for (let after = beforeAll; ; ) {
    const documents = await listExportedDocuments(db, after, documentsAtOnce)
    if (documents.length === 0) break
    for (const { id, fileId, originalFilename: filename, createdAt, ...where } of documents) {
      const path = documentPath({ id, filename, ...where })
      const opened = await openFile(services, fileId)
      if ('refused' in opened) {
        // An archive without its documents would look complete.
        if (opened.refused === 'store-away') throw new StoreError(new Error('The file store is away'))
        tally.missing.push(`${path}: ${t(privacyTexts.archiveIndex).leftOut[opened.refused]}`)
        continue
      }
      tally.documents++
      yield { name: path, at: createdAt, content: opened.stream }
    }
    after = documents.at(-1)?.id ?? after
  }
  const { readMe } = t(privacyTexts.firmExport)
  yield { name: 'README.txt', at, content: [Buffer.from(readMe(formatDateTime(at), tally.documents, tally.missing))] }
}

async function* linesOf(rows: ReturnType<typeof readTable>) {
  yield Buffer.from(byteOrderMark)
  for await (const row of rows) yield Buffer.from(csvLine(row.map(cellOf)))
}
