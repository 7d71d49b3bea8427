import * as caseTexts from '#cases/locales/en.ts'
import { zipNames } from '#cases/requests/zip-names.ts'
import { StoreError } from '#platform/files/files.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import type { ZipEntry } from '#platform/files/zip-stream.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { indexPage } from './archive-index.ts'
import type { Compressed } from './compressed.ts'
import type { OwnData } from './own-data-db.server.ts'

type ArchiveDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log' | 'now'>

/**
 * Yields the documents by case, then an index as text and JSON, which also lists missing documents. Throws if the file
 * store is unavailable, because an incomplete archive would look complete.
 */
export async function* archiveEntries(
  services: ArchiveDeps,
  own: OwnData,
  compressed: Compressed[],
): AsyncGenerator<ZipEntry> {
  for (const { caseNumber, documents } of own.cases) {
    const names = zipNames(documents, t(caseTexts.cases).otherDocument)
    for (const [index, { fileId, originalFilename: filename, createdAt, id }] of documents.entries()) {
      const opened = await openFile(services, fileId)
      if ('refused' in opened) {
        if (opened.refused === 'store-away') throw new StoreError(new Error('the store is away'))
        compressed.push({ caseNumber, filename, path: null, leftOut: opened.refused })
        continue
      }
      const path = `documents/${caseNumber}/${names[index] ?? id}`
      compressed.push({ caseNumber, filename, path, leftOut: null })
      yield { name: path, at: createdAt, content: opened.stream }
    }
  }
  const at = services.now()
  const cases = own.cases.map(({ documents, ...found }) => ({
    ...found,
    documents: documents.map(({ originalFilename, documentType, kind, state, fileSize, uploadedByName, createdAt }) => {
      return { originalFilename, documentType, kind, state, fileSize, uploadedByName, createdAt }
    }),
  }))
  const json = JSON.stringify({ createdAt: at, ...own, cases, files: compressed }, null, 2)
  yield { name: 'data.json', at, content: [Buffer.from(json)] }
  yield { name: 'index.html', at, content: [Buffer.from(indexPage(own, compressed, at))] }
}
