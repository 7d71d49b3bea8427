import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

export type HealthFigures = {
  emailsWaiting: number
  emailsFailed: number
  emailsSentLastHour: number
  filesUnscanned: number
  /** Orders paid in full more than two minutes ago whose cases have not been opened. */
  paidWithoutCase: number
  ordersToReview: number
  /** Since the end of the newest backup that succeeded; null if there is none. */
  backupAgeSeconds: number | null
  failedSignInsLastHour: number
  lastAuditRow: number
}

/** Figures of the whole installation for monitoring, in one query. */
export async function findHealthFigures(db: Db): Promise<HealthFigures> {
  const { rows } = await sql<HealthFigures>`
    select
      (select count(*) from emails where state = 'queued') as "emailsWaiting",
      (select count(*) from emails where state = 'failed') as "emailsFailed",
      (select count(*) from emails where state = 'sent' and sent_at > now() - interval '1 hour') as "emailsSentLastHour",
      (select count(*) from stored_files where scan_state = 'unscanned') as "filesUnscanned",
      (select count(*) from orders where state = 'paid' and fulfilled_at is null
        and paid_at < now() - interval '2 minutes') as "paidWithoutCase",
      (select count(*) from orders where state = 'paid_review') as "ordersToReview",
      (select extract(epoch from now() - max(ended_at))::float8 from backup_runs
        where kind = 'backup' and state = 'done') as "backupAgeSeconds",
      (select count(*) from audit_events where at > now() - interval '1 hour' and outcome <> 'success'
        and action in ('sign-in', 'second-factor', 'bypass')) as "failedSignInsLastHour",
      (select coalesce(max(id), 0) from audit_events) as "lastAuditRow"`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('The database counted nothing')
  return figures
}
