import { sql } from 'kysely'
import { type CaseState, isCaseState } from '#cases/process/case-states.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

export type LatePackage = {
  caseId: string
  orderId: string
  allowedDays: number
  countedDays: number
  completeOn: string
  lateOn: string
  amountCents: number
}

export type PackageCase = {
  caseId: string
  orderId: string
  orderLineId: string
  productId: string
  steps: { at: Date; toState: CaseState }[]
  messages: { at: Date; threadId: string; by: 'client' | 'office'; asks: boolean }[]
}

type Raw = { steps: [string, string][]; messages: [string, string, boolean, boolean][] }

/** Cases with a package paid in the last 400 days. Omits those already recorded as late. */
export async function listPackageCases(db: Db, productIds: readonly string[], now: Date): Promise<PackageCase[]> {
  const { rows } = await sql<Omit<PackageCase, 'steps' | 'messages'> & Raw>`
    select c.id as "caseId", o.id as "orderId", l.id as "orderLineId", l.product_id as "productId",
      (select json_agg(json_build_array(e.at, e.to_state) order by e.id) from case_events e
        where e.case_id = c.id and e.to_state is not null) as steps,
      (select coalesce(json_agg(json_build_array(m.created_at, m.thread_id, m.sender_type = 'client', position('?' in m.body) > 0)
          order by m.created_at, m.id), '[]'::json)
        from messages m where m.case_id = c.id and not m.is_internal) as messages
    from cases c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
    where o.state = 'paid' and o.refund_requested_at is null and o.paid_at > ${now}::timestamptz - interval '400 days'
      and l.type_value = 'package' and l.product_id in (${sql.join(productIds)}) and c.state <> 'withdrawn'
      and exists (select from case_events e where e.case_id = c.id and e.to_state = 'in_preparation')
      and not exists (select from late_packages p where p.case_id = c.id)
    order by c.id`.execute(db)
  return rows.map(({ steps, messages, ...row }) => ({
    ...row,
    messages: messages.map(([at, threadId, isClient, asks]) => ({
      ...{ at: new Date(at), threadId, by: isClient ? ('client' as const) : ('office' as const), asks },
    })),
    steps: steps.flatMap(([at, toState]) => (isCaseState(toState) ? [{ at: new Date(at), toState }] : [])),
  }))
}

export async function insertLate(db: Db, late: LatePackage, notedAt: Date): Promise<boolean> {
  const added = await db
    .insertInto('latePackages')
    .values({ ...late, notedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0) > 0
}

export function listLateOf(db: Db | Tx, orderId: string) {
  return db
    .selectFrom('latePackages as p')
    .innerJoin('cases as c', 'c.id', 'p.caseId')
    .select(['p.caseId', 'p.allowedDays', 'p.countedDays', 'p.completeOn', 'p.lateOn', 'p.amountCents'])
    .select(['c.caseNumber', 'c.title'])
    .where('p.orderId', '=', orderId)
    .where('p.state', '=', 'due')
    .orderBy('c.caseNumber')
    .execute()
}

export async function lockLate(tx: Tx, caseId: string, orderId: string) {
  const row = await tx
    .selectFrom('latePackages')
    .selectAll()
    .where('caseId', '=', caseId)
    .where('orderId', '=', orderId)
    .where('state', '=', 'due')
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

type Decided = { state: 'granted' | 'dismissed'; reason: string | null; decidedBy: string; decidedAt: Date }

export async function saveDecided(tx: Tx, caseId: string, decided: Decided): Promise<void> {
  await tx.updateTable('latePackages').set(decided).where('caseId', '=', caseId).execute()
}
