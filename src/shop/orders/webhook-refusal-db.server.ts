import { sql } from 'kysely'
import { swissDay } from '#platform/day.ts'
import type { Db } from '#platform/db/database.server.ts'

export type RefusalReason = 'bad-signature' | 'stale' | 'malformed' | 'wrong-mode'

export async function countRefusal(db: Db, reason: RefusalReason, { at, event }: { at: Date; event: string | null }) {
  await sql`insert into webhook_refusals (reason, day, count, first_at, last_at, last_event)
    values (${reason}, ${swissDay(at)}, 1, ${at}, ${at}, ${event})
    on conflict (reason, day) do update set count = webhook_refusals.count + 1, last_at = excluded.last_at,
      last_event = excluded.last_event`.execute(db)
}

/** Events refused since `after`, the most frequent reason first; none if an event was accepted later. */
export async function listRefusals(db: Db, after: Date) {
  const { rows } = await sql<{ reason: RefusalReason; count: number; firstAt: Date; lastAt: Date; lastEvent: string }>`
    select reason, sum(count)::int as "count", min(first_at) as "firstAt", max(last_at) as "lastAt",
      (array_agg(last_event order by last_at desc))[1] as "lastEvent"
    from webhook_refusals where last_at > ${after}
      and last_at > coalesce((select max(received_at) from payment_events), '-infinity')
    group by reason order by 2 desc`.execute(db)
  return rows
}
