import { type SqlBool, sql } from 'kysely'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { filedStates } from '#cases/process/case-states.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

export async function listCaseIdsOfOrder(db: Db | Tx, orderId: string): Promise<string[]> {
  const rows = await db.selectFrom('cases').select('id').where('orderId', '=', orderId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function hasEvent(tx: Tx, caseId: string, payload: CaseEvent): Promise<boolean> {
  const row = await tx
    .selectFrom('caseEvents')
    .select('id')
    .where('caseId', '=', caseId)
    .where(sql<SqlBool>`payload = ${JSON.stringify(payload)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasShownDraft(tx: Tx, caseId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('documents')
    .select('id')
    .where('caseId', '=', caseId)
    .where('kind', '=', 'draft')
    .where('shownAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Delivered units per order line. A unit is delivered once its draft was shown, its consultation credit was used, or
 * its case was filed or closed. Once any unit of the order is delivered, all add-ons count as delivered.
 */
export async function countDelivered(db: Db | Tx, orderId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ lineId: string; delivered: number }>`
    with done as (
      select c.id, c.order_line_id from cases c where c.order_id = ${orderId} and (
        c.state in (${sql.join(filedStates)})
        or exists (select from documents d where d.case_id = c.id and d.kind = 'draft' and d.shown_at is not null)
        or (c.case_type = 'consultation' and exists (select from consultation_credits m where m.case_id = c.id and m.entry = 'used')))
    )
    select l.id as "lineId", (case when l.type_value = 'add-on'
        then case when exists (select from done) then l.quantity else 0 end
        else least(l.quantity, (select count(*) from done where done.order_line_id = l.id)) end)::int as delivered
    from order_lines l where l.order_id = ${orderId}`.execute(db)
  return new Map(rows.map(({ lineId, delivered }) => [lineId, Number(delivered)]))
}
