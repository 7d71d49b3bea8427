import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { contentItemSubmitted } from '#publishing/editor/events.ts'
import { type ContentItemMove, type ContentItemState, nextState, publishingMoves } from './content-item.ts'
import { findReviewer, lockContentItem, updateContentItem } from './content-item-db.server.ts'
import { type ContentItemVersion, missingIn, type TextError } from './content-item-text.ts'
import { hideContentItem, showVersion } from './show-content-item.server.ts'
import { findVersion } from './version-db.server.ts'

type Move = {
  id: string
  move: Exclude<ContentItemMove, 'schedule' | 'unschedule'>
  version: number
  reviewer?: string | null
}

export type MoveContentItemOutcome =
  | { ok: true; state: ContentItemState }
  | { ok: false; reason: 'unknown-entry' | 'not-allowed' | 'unknown-reviewer' }
  | { ok: false; reason: 'changed-since'; theirs: ContentItemVersion }
  | { ok: false; reason: 'text-faults'; errors: TextError[] }

export function moveContentItem(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { id, move, version, reviewer }: Move,
): Promise<MoveContentItemOutcome> {
  return db.transaction().execute(async (tx): Promise<MoveContentItemOutcome> => {
    const entry = await lockContentItem(tx, id)
    const newest = entry && (await findVersion(tx, id, entry.version))
    if (!entry || !newest) return { ok: false, reason: 'unknown-entry' }
    const state = nextState(entry.state, move)
    if (!state) return { ok: false, reason: 'not-allowed' }
    if (entry.version !== version) return { ok: false, reason: 'changed-since', theirs: newest }
    const errors = publishingMoves.includes(move) ? missingIn(entry.kind, newest) : []
    if (errors.length > 0) return { ok: false, reason: 'text-faults', errors }
    if (reviewer && !(await findReviewer(tx, reviewer))) return { ok: false, reason: 'unknown-reviewer' }
    if (move === 'publish') await showVersion(tx, entry, version, { at: now() })
    else if (move === 'withdraw') await hideContentItem(tx, entry, { at: now() })
    else await updateContentItem(tx, id, { state, ...(reviewer === undefined ? {} : { reviewer }) })
    if (move === 'submit')
      await publish(tx, contentItemSubmitted, {
        contentItemId: id,
        kind: entry.kind,
        version,
        by: actor.person?.id ?? null,
      })
    await recordAudit(tx, actor, {
      action: 'entry.moved',
      object: { type: 'entry', id },
      detail: { move, state, version },
    })
    return { ok: true, state }
  })
}
