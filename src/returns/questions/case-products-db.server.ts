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
