import type { Actor } from '#accounts/sessions/actor.ts'
import { findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { isOpen, takesDrafts } from '#cases/process/case-states.ts'
import { findChecklistItem } from '#cases/requests/checklist-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { countCaseDocuments, findDocument, findSameDocument } from './document-db.server.ts'
import { type DocumentKind, isFromFirm } from './document-kinds.ts'
import { documentsPerCase, isSentBack } from './document-states.ts'
import { clientQuotaMb } from './quota.ts'
import type { Place } from './store-document.server.ts'
import { lockStoredBytes } from './waiting-file-db.server.ts'

export type PlaceRefusal = {
  ok: false
  reason:
    | 'forbidden'
    | 'case-closed'
    | 'unknown-item'
    | 'item-of-client'
    | 'not-replaceable'
    | 'too-many'
    | 'no-room'
    | 'no-draft-after-filing'
}

export type RequestedPlace = {
  actor: Actor
  checklistItemId: string | null
  kind: DocumentKind
  replaces?: string | null | undefined
}

export async function findPlace(
  tx: Tx,
  services: Pick<Services, 'log'>,
  found: CaseRow,
  { actor, checklistItemId, kind, replaces }: RequestedPlace,
): Promise<Place | PlaceRefusal> {
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

type Where = Omit<Parameters<typeof findSameDocument>[1], 'sha256'>

/** Id of a document with the same content, or null. A draft is compared only with the case's current draft. */
export async function findSame(tx: Tx, where: Where, sha256: string): Promise<string | null> {
  if (where.kind !== 'draft') return findSameDocument(tx, { ...where, sha256 })
  const draft = await findCurrentDraft(tx, where.caseId)
  return draft?.sha256 === sha256 ? draft.id : null
}

/** Locks the client and returns the number of bytes that they may still upload; negative if the quota was reduced. */
export async function lockRoom(tx: Tx, { log }: Pick<Services, 'log'>, clientId: string): Promise<number> {
  const saved = await lockStoredBytes(tx, clientId)
  return (await readSetting({ db: tx, log }, clientQuotaMb)) * 1_000_000 - saved
}
