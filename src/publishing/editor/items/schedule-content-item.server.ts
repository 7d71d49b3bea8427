import { z } from 'zod'
import { type AuditActor, recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { type ContentItemState, nextState } from './content-item.ts'
import { type ContentItemRow, listDueEntries, lockContentItem, updateContentItem } from './content-item-db.server.ts'
import { type ContentItemVersion, missingIn, type TextError } from './content-item-text.ts'
import { hideContentItem, showVersion } from './show-content-item.server.ts'
import { findVersion } from './version-db.server.ts'

export const publishDueJob = defineJob('publish-due-entries', z.unknown())

type Schedule = {
  id: string
  version: number
  publishAt: Date | null
  withdrawAt: Date | null
}

export type ScheduleContentItemOutcome =
  | { ok: true; state: ContentItemState }
  | { ok: false; reason: 'unknown-entry' | 'not-allowed' | 'in-the-past' | 'ends-before-it-begins' }
  | { ok: false; reason: 'changed-since'; theirs: ContentItemVersion }
  | { ok: false; reason: 'text-faults'; errors: TextError[] }

/** A job runs at each of the two times; a cron job runs every minute in case that job is lost. */
export function scheduleContentItem(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { id, version, publishAt, withdrawAt }: Schedule,
): Promise<ScheduleContentItemOutcome> {
  return db.transaction().execute(async (tx): Promise<ScheduleContentItemOutcome> => {
    const entry = await lockContentItem(tx, id)
    const newest = entry && (await findVersion(tx, id, entry.version))
    if (!entry || !newest) return { ok: false, reason: 'unknown-entry' }
    if (entry.version !== version) return { ok: false, reason: 'changed-since', theirs: newest }
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

/**
 * Publishes and withdraws items whose scheduled time has come; safe with concurrent workers. If both times have passed,
 * only withdraws the item. An item that fails is retried and does not block others.
 */
export async function publishDue({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  const failures: unknown[] = []
  for (const id of await listDueEntries(db, at))
    await db
      .transaction()
      .execute(async (tx) => {
        const entry = await lockContentItem(tx, id)
        const move = entry && (await execute(tx, entry, at))
        if (move)
          await recordAudit(tx, system, {
            action: 'entry.moved',
            object: { type: 'entry', id },
            detail: { move, byClock: true },
          })
      })
      .catch((cause: unknown) => failures.push(new Error(`The entry ${id} was not moved at its time`, { cause })))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} entries were not moved at their time`)
}

async function execute(tx: Tx, entry: ContentItemRow, at: Date): Promise<'withdraw' | 'publish' | null> {
  const isOver = entry.withdrawAt !== null && entry.withdrawAt <= at && ['scheduled', 'published'].includes(entry.state)
  if (isOver) {
    await hideContentItem(tx, entry, { at, byClock: true })
    return 'withdraw'
  }
  if (entry.publishAt === null || entry.publishAt > at || entry.scheduledVersion === null) return null
  await showVersion(tx, entry, entry.scheduledVersion, { at, byClock: true })
  return 'publish'
}
