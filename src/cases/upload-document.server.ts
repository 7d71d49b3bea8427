import type { Readable } from 'node:stream'
import type { Actor } from '#accounts/actor.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { StoreFault, type UploadRefusal } from '#platform/files/files.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { CaseRow } from './case-db.server.ts'
import { isOpen, takesDrafts } from './case-states.ts'
import { findChecklistItem } from './checklist-db.server.ts'
import { countCaseDocuments, findDocument, findSameDocument } from './document-db.server.ts'
import { type DocumentKind, isFromFirm } from './document-kinds.ts'
import { documentsPerCase, isSentBack } from './document-states.ts'
import { keepDocument, type Place } from './keep-document.server.ts'
import { clientQuotaMb } from './quota.ts'
import { lockKeptBytes } from './quota-db.server.ts'
import { findCurrentDraft } from './return-draft-db.server.ts'
import { listSameFiles, type SameFile } from './same-files-db.server.ts'
import { type NoCase, withCase } from './with-case.server.ts'

export type UploadRequest = {
  caseId: string
  actor: Actor
  content: Readable
  declaredName: string
  /** The item of the checklist that this file answers; null for anything else. */
  checklistItemId: string | null
  /** Clients send their own documents only, which is what is meant without a kind. */
  kind?: DocumentKind
  /** A document that was sent back: this file takes its place, under its item or none. */
  replaces?: string | null
}

export type UploadResult =
  /** `isNew` is false for what was sent before; `sameAs` is another document of this client with the same content. */
  | { ok: true; documentId: string; isNew: boolean; sameAs?: SameFile | undefined }
  | NoCase
  | {
      ok: false
      reason:
        | 'case-closed'
        | 'unknown-item'
        /** A document of the firm answers no item. */
        | 'item-of-client'
        | 'not-replaceable'
        | 'too-many'
        | 'no-room'
        /** What was filed is no draft any more. */
        | 'no-draft-after-filing'
        | UploadRefusal
        | StoreFault['reason']
    }

type WhereTo = Pick<UploadRequest, 'caseId' | 'actor'>

/**
 * Whether this case takes a file from this person at all, to be asked before anything of it is read; null when it does.
 */
export async function findUploadFault(services: Needs, { caseId, actor }: WhereTo): Promise<Refused | null> {
  const place = await withCase(services, { caseId, actor, action }, (tx, found) =>
    findPlace(tx, services, found, { actor, checklistItemId: null, kind: 'from_client' }),
  )
  return 'kind' in place ? null : place
}

type Refused = Exclude<UploadResult, { ok: true }>
type Needs = Pick<Services, 'db' | 'now' | 'config' | 'fileStore' | 'scanner' | 'secretKey' | 'log'>

const action = 'document.upload'

/**
 * Takes a file into a case, from its client or from staff on the client's behalf. Rights, state and limits are checked
 * before the content is read and again when it is kept; what is refused leaves no file behind. A file for an item takes
 * the place of those that were sent back, or of the one it names. The same content sent again by the same person to the
 * same place is the document that is there; at another place it is kept and `sameAs` points at the first. Staff get one letter a case and hour. `content` stays the caller's to close.
 */
export async function uploadDocument(services: Needs, request: UploadRequest): Promise<UploadResult> {
  const { actor, caseId, content, declaredName } = request
  const { checklistItemId, kind = 'from_client', replaces } = request
  const wanted = { actor, checklistItemId, kind, replaces }
  const target = { caseId, actor, action } as const
  const before = await withCase(services, target, (tx, found) => findPlace(tx, services, found, wanted))
  if (!('kind' in before)) return before
  const received = await receiveUpload(services, { content, declaredName }).catch((error: unknown) => {
    if (!(error instanceof StoreFault)) throw error
    services.log.error({ err: error }, 'an upload could not be stored')
    return { ok: false, reason: error.reason } as const
  })
  if (!received.ok) return received
  try {
    const { file } = received
    const kept = await withCase(services, target, async (tx, found): Promise<UploadResult> => {
      const there = { caseId, checklistItemId: before.itemId, kind, uploadedBy: actor.person.id }
      const same = await findSame(tx, there, file.sha256)
      if (same) return { ok: true, documentId: same, isNew: false }
      const place = await findPlace(tx, services, found, wanted)
      if (!('kind' in place)) return place
      if ((await lockRoom(tx, services, found.clientId)) < file.sizeBytes) return { ok: false, reason: 'no-room' }
      const documentId = await keepDocument(tx, services, { actor, found, place, file })
      const [sameAs] = await listSameFiles(tx, [documentId], found.clientId)
      return { ok: true, documentId, isNew: true, sameAs }
    })
    if (!kept.ok || !kept.isNew) await discardUpload(services, file.id)
    return kept
  } catch (error) {
    await discardUpload(services, received.file.id)
    throw error
  }
}

type Wanted = Required<Pick<UploadRequest, 'actor' | 'checklistItemId' | 'kind'>> & Pick<UploadRequest, 'replaces'>
type Where = Omit<Parameters<typeof findSameDocument>[1], 'sha256'>

/** A file that is there counts again where it was before; as a draft only while no other has followed it. */
async function findSame(tx: Tx, where: Where, sha256: string): Promise<string | null> {
  if (where.kind !== 'draft') return findSameDocument(tx, { ...where, sha256 })
  const draft = await findCurrentDraft(tx, where.caseId)
  return draft?.sha256 === sha256 ? draft.id : null
}

async function findPlace(
  tx: Tx,
  services: Needs,
  found: CaseRow,
  { actor, checklistItemId, kind, replaces }: Wanted,
): Promise<Place | Refused> {
  if (isFromFirm(kind) && actor.person.role === 'client') return { ok: false, reason: 'forbidden' }
  if (isFromFirm(kind) && (checklistItemId !== null || replaces)) return { ok: false, reason: 'item-of-client' }
  if (kind === 'draft' && !takesDrafts(found.state)) return { ok: false, reason: 'no-draft-after-filing' }
  if (!isOpen(found.state)) return { ok: false, reason: 'case-closed' }
  if ((await countCaseDocuments(tx, found.id)) >= documentsPerCase) return { ok: false, reason: 'too-many' }
  if ((await lockRoom(tx, services, found.clientId)) <= 0) return { ok: false, reason: 'no-room' }
  const replaced = replaces ? await findDocument(tx, replaces, found.clientId) : null
  if (replaces && (replaced?.caseId !== found.id || !isSentBack(replaced.state))) {
    return { ok: false, reason: 'not-replaceable' }
  }
  const itemId = replaced ? replaced.checklistItemId : checklistItemId
  const place = { kind, itemId, documentType: null, replaces: replaced?.id ?? null } as const
  if (itemId === null) return place
  const item = await findChecklistItem(tx, found.id, itemId)
  return item ? { ...place, documentType: item.title } : { ok: false, reason: 'unknown-item' }
}

/** The bytes that a client may still send; below zero when the quota was lowered since. */
async function lockRoom(tx: Tx, { log }: Needs, clientId: string): Promise<number> {
  const kept = await lockKeptBytes(tx, clientId)
  return (await readSetting({ db: tx, log }, clientQuotaMb)) * 1_000_000 - kept
}
