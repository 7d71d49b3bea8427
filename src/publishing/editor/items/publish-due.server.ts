import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { type ContentItemRow, listDueEntries, lockContentItem } from './content-item-db.server.ts'
import { hideContentItem, showVersion } from './show-content-item.server.ts'

/**
 * Publishes and withdraws due items; safe with concurrent workers. An item due for both is withdrawn without being
 * published. A failed item is retried and stops no others.
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
