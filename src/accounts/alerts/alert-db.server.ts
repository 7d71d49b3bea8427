import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { AlertKind } from './alert-settings.ts'

export type Counted = { count: number; personId: string | null; name: string | null }

/** SQL per kind of alert: matching audit events, their weight, and whether they are counted per person. */
const counted: Record<AlertKind, { rows: RawBuilder<unknown>; weight?: RawBuilder<unknown>; isOfPerson?: true }> = {
  'failed-sign-ins': { rows: sql`action in ('sign-in', 'second-factor', 'bypass') and outcome <> 'success'` },
  'mass-downloads': {
    rows: sql`action in ('document.read', 'case.documents-zip', 'case.summary-read', 'annex.read', 'approval.read',
        'invoice.downloaded', 'application.cv-read', 'export.read')
      and outcome = 'success' and actor_id is not null`,
    weight: sql`case when action = 'case.documents-zip' then coalesce((detail->>'documents')::int, 1) else 1 end`,
    isOfPerson: true,
  },
  'role-changes': { rows: sql`action = 'staff-role-changed' and outcome = 'success'` },
  exports: { rows: sql`action in ('export', 'client.export-asked') and outcome = 'success'` },
}

/** Total weight of one kind's audit events in the last hour or, if counted per person, the highest person's total. */
export async function countLastHour(db: Db | Tx, kind: AlertKind): Promise<Counted> {
  const { rows, weight = sql`1`, isOfPerson } = counted[kind]
  const whose = isOfPerson ? sql`actor_id, actor_label` : sql`null::text, null::text`
  const found = await sql<{ count: number; personId: string | null; name: string | null }>`
    select sum(weight)::int as count, person_id, name
    from (select ${weight} as weight, ${whose} from audit_events where ${rows} and at > now() - interval '1 hour')
      as one (weight, person_id, name)
    group by person_id, name order by 1 desc limit 1`.execute(db)
  return found.rows[0] ?? { count: 0, personId: null, name: null }
}

/** Inserts an alert unless one of the same kind exists from the last hour. A lock makes concurrent callers wait. */
export async function insertAlert(
  tx: Tx,
  kind: AlertKind,
  { count, personId }: Pick<Counted, 'count' | 'personId'>,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('security-alerts', 0))`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    insert into security_alerts (kind, raised_at, count, person_id)
    select ${kind}, now(), ${count}, (select id from people where id = ${personId}::text)
    where not exists (
      select from security_alerts where kind = ${kind} and raised_at > now() - interval '1 hour')
    returning id`.execute(tx)
  return rows.length > 0
}

export type Alert = { id: string; kind: AlertKind; raisedAt: Date; count: number; name: string | null }

export async function listRecentAlerts(db: Db): Promise<Alert[]> {
  const { rows } = await sql<Alert>`
    select alert.id, kind, raised_at, count, people.name
    from security_alerts alert left join people on people.id = person_id
    where raised_at > now() - interval '1 day' order by raised_at desc limit 20`.execute(db)
  return rows
}
