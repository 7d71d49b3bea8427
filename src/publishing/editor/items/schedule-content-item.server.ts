import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { publishDueJob } from '#publishing/editor/jobs.ts'
import { type ContentItemState, nextState } from './content-item.ts'
import { lockContentItem, updateContentItem } from './content-item-db.server.ts'
import { type ContentItemVersion, missingIn, type TextError } from './content-item-text.ts'
import { findVersion } from './version-db.server.ts'

type Schedule = {
  id: string
  version: number
  publishAt: Date | null
  withdrawAt: Date | null
}

export type ScheduleContentItemOutcome =
  | { ok: true; state: ContentItemState }
  | { ok: false; reason: 'unknown-entry' | 'not-allowed' | 'in-the-past' | 'ends-before-it-begins' }
  | { ok: false; reason: 'changed-meanwhile'; theirs: ContentItemVersion }
  | { ok: false; reason: 'text-faults'; errors: TextError[] }

/** Schedules publication and withdrawal. A job performs each of them at its time; a cron job is the fallback. */
export function scheduleContentItem(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { id, version, publishAt, withdrawAt }: Schedule,
): Promise<ScheduleContentItemOutcome> {
  return db.transaction().execute(async (tx): Promise<ScheduleContentItemOutcome> => {
    const entry = await lockContentItem(tx, id)
    const newest = entry && (await findVersion(tx, id, entry.version))
    if (!entry || !newest) return { ok: false, reason: 'unknown-entry' }
    if (entry.version !== version) return { ok: false, reason: 'changed-meanwhile', theirs: newest }
    const state = nextState(entry.state, publishAt ? 'schedule' : 'unschedule')
    if (!state || (withdrawAt && !['scheduled', 'published'].includes(state)))
      return { ok: false, reason: 'not-allowed' }
    if ([publishAt, withdrawAt].some((at) => at !== null && at <= now())) return { ok: false, reason: 'in-the-past' }
    if (publishAt && withdrawAt && withdrawAt <= publishAt) return { ok: false, reason: 'ends-before-it-begins' }
    const errors = publishAt ? missingIn(entry.kind, newest) : []
    if (errors.length > 0) return { ok: false, reason: 'text-faults', errors }
    await updateContentItem(tx, id, { state, publishAt, withdrawAt, scheduledVersion: publishAt ? version : null })
    for (const runAt of [publishAt, withdrawAt]) if (runAt) await enqueue(tx, publishDueJob, {}, { runAt })
    await recordAudit(tx, actor, {
      action: 'entry.scheduled',
      object: { type: 'entry', id },
      detail: { version, publishAt: publishAt?.toISOString() ?? null, withdrawAt: withdrawAt?.toISOString() ?? null },
    })
    return { ok: true, state }
  })
}
