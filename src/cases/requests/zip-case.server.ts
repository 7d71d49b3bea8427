import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'
import { findCaseFor } from '#cases/case-db.server.ts'
import { type DocumentRow, listCaseDocuments } from '#cases/document-db.server.ts'
import { sightOf } from '#cases/sight.ts'
import { caseWords } from '#cases/words.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
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
  return { ok: true, filename: `${found.caseNumber}.zip`, stream: Readable.from(pack(services, documents)) }
}

function isHandedOut({ state, scanState }: DocumentRow): boolean {
  return state !== 'superseded' && state !== 'quarantined' && (scanState === 'clean' || scanState === 'not_needed')
}

async function* pack(services: Needs, documents: DocumentRow[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const names = zipNames(documents, caseWords().otherDocument)
  for (const [index, document] of documents.entries()) {
    const opened = await openFile(services, document.fileId)
    if ('refused' in opened) continue
    // PDFs and pictures are packed already: they are stored as they are.
    const entry = new ZipPassThrough(names[index] ?? document.id)
    entry.mtime = document.createdAt
    zip.add(entry)
    try {
      for await (const chunk of opened.stream) {
        entry.push(chunk)
        yield* ready.splice(0)
      }
    } finally {
      opened.stream.destroy()
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
