import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

export type HealthFigures = {
  emailsWaiting: number
  /** Emails queued more than two minutes ago whose last attempt failed. */
  emailsDelayed: number
  emailsFailed: number
  emailsSentLastHour: number
  filesUnscanned: number
  /** Orders paid in full more than two minutes ago whose cases have not been opened. */
  paidWithoutCase: number
  ordersToReview: number
  /** Payment events refused within seven days and since the last accepted one. */
  eventsRefused: number
  /** Since the end of the newest backup that succeeded; null if there is none. */
  backupAgeSeconds: number | null
  failedSignInsLastHour: number
  lastAuditRow: number
}

const isDelayed = sql`state = 'queued' and last_error is not null and created_at < now() - interval '2 minutes'`

export type EmailDelay = { count: number; since: Date; error: string }

/** Delayed emails: how many, since when, and the error of the newest; null if there are none. */
export async function findEmailDelay(db: Db): Promise<EmailDelay | null> {
  const { rows } = await sql<EmailDelay>`select count(*)::int as "count", min(created_at) as since,
    (array_agg(last_error order by created_at desc))[1] as error
    from emails where ${isDelayed} having count(*) > 0`.execute(db)
  return rows[0] ?? null
}

/** Figures of the whole installation for monitoring, in one query. */
export async function findHealthFigures(db: Db): Promise<HealthFigures> {
  const { rows } = await sql<HealthFigures>`
    select
      (select count(*) from emails where state = 'queued') as "emailsWaiting",
      (select count(*) from emails where ${isDelayed}) as "emailsDelayed",
      (select count(*) from emails where state = 'failed') as "emailsFailed",
      (select count(*) from emails where state = 'sent' and sent_at > now() - interval '1 hour') as "emailsSentLastHour",
      (select count(*) from stored_files where scan_state = 'unscanned') as "filesUnscanned",
      (select count(*) from orders where state = 'paid' and fulfilled_at is null
        and paid_at < now() - interval '2 minutes') as "paidWithoutCase",
      (select count(*) from orders where state = 'paid_review') as "ordersToReview",
      (select coalesce(sum(count), 0)::int from webhook_refusals where last_at > now() - interval '7 days'
        and last_at > coalesce((select max(received_at) from payment_events), '-infinity')) as "eventsRefused",
      (select extract(epoch from now() - max(ended_at))::float8 from backup_runs
        where kind = 'backup' and state = 'done') as "backupAgeSeconds",
      (select count(*) from audit_events where at > now() - interval '1 hour' and outcome <> 'success'
        and action in ('sign-in', 'second-factor', 'bypass')) as "failedSignInsLastHour",
      (select coalesce(max(id), 0) from audit_events) as "lastAuditRow"`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('The database counted nothing')
  return figures
}
