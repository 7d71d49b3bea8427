import { Readable } from 'node:stream'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type DocumentRow, listCaseDocuments } from '#cases/documents/document-db.server.ts'
import type { LeftOutReason } from '#cases/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { findEnclosedMandate } from '#cases/mandate/enclosed-mandate.server.ts'
import * as mandateTexts from '#cases/mandate/locales/en.ts'
import { type CaseRow, findCaseFor } from '#cases/process/case-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { StoreError } from '#platform/files/files.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { type ZipEntry, zipStream } from '#platform/files/zip-stream.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'

type ZipCaseDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log' | 'now'>
export type CaseZip =
  | { ok: true; filename: string; stream: Readable }
  | { ok: false; reason: 'unknown-case' | 'forbidden' }

type LeftOut = { name: string; why: LeftOutReason }

/**
 * Packs the documents of a case except superseded ones; a text file lists quarantined, unscanned and lost documents.
 * Throws if the file store is unavailable, because an incomplete ZIP would look complete.
 */
export async function zipCase(
  services: ZipCaseDeps,
  { caseId, actor }: { caseId: string; actor: Actor },
): Promise<CaseZip> {
  const found = await findCaseFor(services.db, caseId, accessScopeOf(actor))
  if (!found) return { ok: false, reason: 'unknown-case' }
  if (actor.person.role === 'client' || !may(actor.person, 'document.read', found)) {
    return { ok: false, reason: 'forbidden' }
  }
  const all = (await listCaseDocuments(services.db, caseId, { withHidden: true })).toReversed()
  const documents = all.filter(isHandedOut)
  const leftOut = all.flatMap(whyLeftOut)
  const note = (outcome: 'success' | 'failed', detail: Record<string, number | string>) =>
    recordAudit(services.db, actor, {
      action: 'case.documents-zip',
      object: { type: 'case', id: found.id },
      outcome,
      detail: { caseNumber: found.caseNumber, ...detail },
    })
  await note('success', { documents: documents.length, leftOut: leftOut.length })
  const mandates = await enclosures(services, found)
  const packed = zipStream(
    entriesOf(services, documents, { leftOut, mandates }, (lost) =>
      note('failed', { reason: 'missing', lost: lost.length, documents: lost.join(' ') }),
    ),
  )
  // Await the first chunk, so that an unavailable file store causes an error response instead of a broken download.
  const first = await packed.next()
  return { ok: true, filename: `${found.caseNumber}.zip`, stream: Readable.from(after(first, packed)) }
}

function isHandedOut({ state, scanState }: DocumentRow): boolean {
  return state !== 'superseded' && state !== 'quarantined' && (scanState === 'clean' || scanState === 'not_needed')
}

function whyLeftOut(document: DocumentRow): LeftOut[] {
  if (document.state === 'superseded' || isHandedOut(document)) return []
  return [{ name: document.originalFilename, why: document.state === 'quarantined' ? 'infected' : 'not-scanned' }]
}

async function* after(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>) {
  if (!first.done) yield first.value
  yield* rest
}

async function* entriesOf(
  services: ZipCaseDeps,
  documents: DocumentRow[],
  { leftOut, mandates }: { leftOut: LeftOut[]; mandates: ZipEntry[] },
  notifyLost: (documentIds: string[]) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const lost: string[] = []
  const names = zipNames(documents, t(caseTexts.cases).otherDocument)
  for (const [index, document] of documents.entries()) {
    const name = names[index] ?? document.id
    const opened = await openFile(services, document.fileId)
    if ('refused' in opened) {
      if (opened.refused === 'store-away') throw new StoreError(new Error('the store went away while packing'))
      leftOut.push({ name, why: opened.refused })
      if (opened.refused === 'missing') lost.push(document.id)
    } else yield { name, at: document.createdAt, content: opened.stream }
  }
  yield* mandates
  if (lost.length > 0) await notifyLost(lost)
  if (leftOut.length > 0) yield listOf(leftOut, services.now())
}

/** The power of attorney of the case, if it is valid and so may be enclosed with letters. */
async function enclosures({ db }: ZipCaseDeps, found: CaseRow): Promise<ZipEntry[]> {
  const mandate = await findEnclosedMandate(db, found, null)
  if (!mandate) return []
  const name = `${t(mandateTexts.mandate).powerOfAttorney}/${mandate.filename}`
  return [{ name, at: mandate.signedAt, content: [await mandate.render()] }]
}

function listOf(leftOut: LeftOut[], at: Date): ZipEntry {
  const { filename, lead, reasons } = t(caseTexts.zip)
  const lines = leftOut.map(({ name, why }) => `- ${name}: ${reasons[why]}`)
  return { name: filename, at, content: [new TextEncoder().encode([lead, '', ...lines, ''].join('\r\n'))] }
}

type Named = { originalFilename: string; documentType: string | null; state: string }

/** Path in the ZIP: folder named after the checklist item, then the filename, numbered if it occurs twice. */
export function zipNames(documents: readonly Named[], otherDocument: string): string[] {
  const taken = new Set<string>()
  return documents.map(({ originalFilename, documentType }) => {
    const path = `${safe(documentType ?? otherDocument)}/${safe(originalFilename)}`
    const dot = path.lastIndexOf('.')
    const [stem, ending] = dot > path.lastIndexOf('/') ? [path.slice(0, dot), path.slice(dot)] : [path, '']
    let name = path
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem} (${count})${ending}`
    taken.add(name.toLowerCase())
    return name
  })
}

function safe(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').replace(/^[.\s]+|[.\s]+$/g, '') || 'file'
}
