import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import type { ContentItemKind } from './items/content-item.ts'
import { lockContentItem, storeProgramText, updateContentItem } from './items/content-item-db.server.ts'
import { type ContentItemVersion, type ContentText, readText } from './items/content-item-text.ts'
import { appendVersion } from './items/save-content-item.server.ts'
import { findVersion } from './items/version-db.server.ts'

type ProgramTextInput = { id: string; startedFrom: number }

export type ProgramTextOutcome =
  | { ok: true; version: number }
  | { ok: false; reason: 'unknown-entry' | 'nothing-waits' }
  | { ok: false; reason: 'changed-since'; theirs: ContentItemVersion }

export function waitingText(entry: { kind: ContentItemKind; programText: unknown }): ContentText | null {
  const read = entry.programText === null ? null : readText(entry.kind, entry.programText)
  return read?.ok ? read.text : null
}

/** Adds the built-in text as the newest version; visitors see it only after staff publish it. */
export function applyProgramText(
  services: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  requested: ProgramTextInput,
) {
  return settle(services, actor, requested, true)
}

/** Rejects the new built-in text. Staff are asked again only when a later release contains another text. */
export function leaveProgramText(
  services: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  requested: ProgramTextInput,
) {
  return settle(services, actor, requested, false)
}

function settle(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { id, startedFrom }: ProgramTextInput,
  isTaken: boolean,
): Promise<ProgramTextOutcome> {
  return db.transaction().execute(async (tx): Promise<ProgramTextOutcome> => {
    const entry = await lockContentItem(tx, id)
    const newest = entry && (await findVersion(tx, id, entry.version))
    if (!entry || !newest) return { ok: false, reason: 'unknown-entry' }
    const text = waitingText(entry)
    if (!text) return { ok: false, reason: 'nothing-waits' }
    if (entry.version !== startedFrom) return { ok: false, reason: 'changed-since', theirs: newest }
    const hand = { origin: 'person', author: actor.person?.id ?? null, createdAt: now() } as const
    const version = isTaken ? await appendVersion(tx, entry, hand, text) : entry.version
    await updateContentItem(tx, id, { seedFingerprint: entry.programFingerprint })
    await storeProgramText(tx, id, null)
    await recordAudit(tx, actor, {
      action: isTaken ? 'entry.program-text-taken' : 'entry.program-text-left',
      object: { type: 'entry', id },
      detail: { version },
    })
    return { ok: true, version }
  })
}
