import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

export type AuditFilters = {
  /** Part of the name of whoever acted. */
  actor?: string
  /** The beginning of an action, such as `case.`. */
  action?: string
  outcome?: 'success' | 'failed' | 'denied'
  objectType?: string
  objectId?: string
  /** First and last day, on the clock in Zurich, `YYYY-MM-DD`. */
  from?: string
  to?: string
  /** Only rows older than this one: the last of the page before. */
  before?: number
}

export const auditRowsPerPage = 50

/** One page of the audit log, newest first, and whether there are older rows that fit. */
export async function listAuditEvents(db: Db, filters: AuditFilters) {
  const { actor, action, outcome, objectType, objectId, from, to, before } = filters
  const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
  let query = db
    .selectFrom('auditEvents')
    .select(['id', 'at', 'actorId', 'actorLabel', 'action', 'objectType', 'objectId', 'outcome', 'ip', 'requestId'])
    .select(sql<Record<string, string | number | boolean | null>>`detail`.as('detail'))
  if (actor) query = query.where('actorLabel', 'ilike', `%${literal(actor)}%`)
  if (action) query = query.where('action', 'like', `${literal(action)}%`)
  if (outcome) query = query.where('outcome', '=', outcome)
  if (objectType) query = query.where('objectType', '=', objectType)
  if (objectId) query = query.where('objectId', '=', objectId)
  if (from) query = query.where(sql<boolean>`at >= ${from}::date::timestamp at time zone 'Europe/Zurich'`)
  if (to) query = query.where(sql<boolean>`at < (${to}::date + 1)::timestamp at time zone 'Europe/Zurich'`)
  if (before !== undefined) query = query.where('id', '<', before)
  const rows = await query
    .orderBy('id', 'desc')
    .limit(auditRowsPerPage + 1)
    .execute()
  const events = rows.slice(0, auditRowsPerPage)
  return { events, older: rows.length > auditRowsPerPage ? (events.at(-1)?.id ?? null) : null }
}

export type AuditRow = Awaited<ReturnType<typeof listAuditEvents>>['events'][number]
