import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { type EntryMove, type EntryState, nextState, publishingMoves } from './entry.ts'
import { lockEntry, updateEntry } from './entry-db.server.ts'
import { type EntryVersion, missingIn, type TextError } from './entry-text.ts'
import { entrySubmitted } from './events.ts'
import { findReviewer } from './reviewer-db.server.ts'
import { hideEntry, showVersion } from './show-entry.server.ts'
import { findVersion } from './version-db.server.ts'

type Move = {
  id: string
  /** `schedule` and `unschedule` need times: see `scheduleEntry`. */
  move: Exclude<EntryMove, 'schedule' | 'unschedule'>
  /** The newest version that the person has seen. */
  version: number
  /** With `submit`: who is to read it. Left out: as before. */
  reviewer?: string | null
}

export type MoveEntryOutcome =
  | { ok: true; state: EntryState }
  | { ok: false; reason: 'unknown-entry' | 'not-allowed' | 'unknown-reviewer' }
  | { ok: false; reason: 'changed-meanwhile'; theirs: EntryVersion }
  | { ok: false; reason: 'text-faults'; errors: TextError[] }

/** Moves an entry along its process; the public sees it at once. */
export function moveEntry(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { id, move, version, reviewer }: Move,
): Promise<MoveEntryOutcome> {
  return db.transaction().execute(async (tx): Promise<MoveEntryOutcome> => {
    const entry = await lockEntry(tx, id)
    const newest = entry && (await findVersion(tx, id, entry.version))
    if (!entry || !newest) return { ok: false, reason: 'unknown-entry' }
    const state = nextState(entry.state, move)
    if (!state) return { ok: false, reason: 'not-allowed' }
    if (entry.version !== version) return { ok: false, reason: 'changed-meanwhile', theirs: newest }
    const errors = publishingMoves.includes(move) ? missingIn(entry.kind, newest) : []
    if (errors.length > 0) return { ok: false, reason: 'text-faults', errors }
    if (reviewer && !(await findReviewer(tx, reviewer))) return { ok: false, reason: 'unknown-reviewer' }
    if (move === 'publish') await showVersion(tx, entry, version, { at: now() })
    else if (move === 'withdraw') await hideEntry(tx, entry, { at: now() })
    else await updateEntry(tx, id, { state, ...(reviewer === undefined ? {} : { reviewer }) })
    if (move === 'submit')
      await publish(tx, entrySubmitted, { entryId: id, kind: entry.kind, version, by: actor.person?.id ?? null })
    await recordAudit(tx, actor, {
      action: 'entry.moved',
      object: { type: 'entry', id },
      detail: { move, state, version },
    })
    return { ok: true, state }
  })
}
