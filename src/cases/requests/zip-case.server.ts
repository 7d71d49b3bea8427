import { Readable } from 'node:stream'
import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'
import { findCaseFor } from '#cases/case-db.server.ts'
import { type DocumentRow, listCaseDocuments } from '#cases/document-db.server.ts'
import { sightOf } from '#cases/sight.ts'
import { caseWords } from '#cases/words.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { type ZipEntry, zipStream } from '#platform/files/zip-stream.server.ts'
import type { Services } from '#platform/services.ts'
import { zipNames } from './zip-names.ts'

type Needs = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>
export type CaseZip =
  | { ok: true; filename: string; stream: Readable }
  | { ok: false; reason: 'unknown-case' | 'forbidden' }

/**
 * All documents of a case that may be handed out as one ZIP, for staff, with a row in the audit log. It is made as it is
 * read, one file at a time: what was replaced, held back or not scanned is left out, and so is a file that the store has lost.
 */
export async function zipCase(services: Needs, { caseId, actor }: { caseId: string; actor: Actor }): Promise<CaseZip> {
  const found = await findCaseFor(services.db, caseId, sightOf(actor))
  if (!found) return { ok: false, reason: 'unknown-case' }
  if (actor.person.role === 'client' || !may(actor.person, 'document.read', found)) {
    return { ok: false, reason: 'forbidden' }
  }
  const documents = (await listCaseDocuments(services.db, caseId, { withHidden: true }))
    .filter(isHandedOut)
    .toReversed()
  await recordAudit(services.db, actor, {
    action: 'case.documents-zip',
    object: { type: 'case', id: found.id },
    detail: { caseNumber: found.caseNumber, documents: documents.length },
  })
  return {
    ok: true,
    filename: `${found.caseNumber}.zip`,
    stream: Readable.from(zipStream(entriesOf(services, documents))),
  }
}

function isHandedOut({ state, scanState }: DocumentRow): boolean {
  return state !== 'superseded' && state !== 'quarantined' && (scanState === 'clean' || scanState === 'not_needed')
}

async function* entriesOf(services: Needs, documents: DocumentRow[]): AsyncGenerator<ZipEntry> {
  const names = zipNames(documents, caseWords().otherDocument)
  for (const [index, document] of documents.entries()) {
    const opened = await openFile(services, document.fileId)
    if ('refused' in opened) continue
    yield { name: names[index] ?? document.id, at: document.createdAt, content: opened.stream }
  }
}
