import { sql } from 'kysely'
import type { PackageId } from '#content/products/product.ts'
import { packageServices } from '#content/service-levels.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

/**
 * Products ordered for a case and paid, or agreed to be paid by invoice. Without row-level security, because a partner
 * may not read the orders: the caller must authorize access to the case first.
 */
export async function listProductsOf(db: Db | Tx, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select distinct l.product_id as "productId" from cases c
    join orders o on o.id = c.order_id or o.for_case_id = c.id
    join order_lines l on l.order_id = o.id
      and (l.id = c.order_line_id or l.type_value = 'add-on')
    where c.id = ${caseId} and o.state in ('paid', 'paid_review', 'awaiting_transfer')
    order by 1`.execute(db)
  return rows.map(({ productId }) => productId)
}

export async function findPackageOf(db: Db | Tx, caseId: string): Promise<PackageId | null> {
  return packageIn(await listProductsOf(db, caseId))
}

export function packageIn(productIds: readonly string[]): PackageId | null {
  return productIds.find((id): id is PackageId => Object.hasOwn(packageServices, id)) ?? null
}

/** Newest quote of a case for a variant that the client can still accept or has accepted without paying yet. */
export async function findOpenQuote(
  db: Db | Tx,
  { caseId, variantId, today }: { caseId: string; variantId: string; today: string },
): Promise<{ id: string; totalCents: number } | null> {
  const row = await db
    .selectFrom('quotes as q')
    .innerJoin('quoteLines as l', 'l.quoteId', 'q.id')
    .select(['q.id', 'q.totalCents'])
    .where('q.caseId', '=', caseId)
    .where('l.variantId', '=', variantId)
    .where((is) =>
      is.or([is('q.state', '=', 'accepted'), is.and([is('q.state', '=', 'sent'), is('q.validOn', '>=', today)])]),
    )
    .orderBy('q.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function findCaseIdOfQuotedOrder(db: Db | Tx, orderId: string): Promise<string | null> {
  const quote = await db.selectFrom('quotes').select('caseId').where('orderId', '=', orderId).executeTakeFirst()
  return quote?.caseId ?? null
}
