import type { Db, Tx } from '#platform/db/database.server.ts'
import { countedUses } from '#shop/promotions/promotion.ts'
import type { LockedLine, PriceGuarantee } from './price-guarantee.ts'

export type NewPriceGuarantee = PriceGuarantee & { tokenHash: string }

export async function insertPriceGuarantee(tx: Tx, { lines, ...lock }: NewPriceGuarantee): Promise<void> {
  await tx.insertInto('priceGuarantees').values(lock).execute()
  const rows = lines.map((line, position) => ({ ...line, lockId: lock.id, position }))
  await tx.insertInto('priceGuaranteeLines').values(rows).execute()
}

export async function findPriceGuarantee(db: Db | Tx, tokenHash: string): Promise<PriceGuarantee | null> {
  const row = await db
    .selectFrom('priceGuarantees')
    .select(['id', 'currencyCode', 'createdAt', 'endsAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row ? { ...row, lines: await listLockedLines(db, row.id) } : null
}

function listLockedLines(db: Db | Tx, lockId: string): Promise<LockedLine[]> {
  const own = db.selectFrom('priceGuaranteeLines').select(['variantId', 'unitPriceCents']).where('lockId', '=', lockId)
  return own.orderBy('position').execute()
}

export function listLockedNames(db: Db, lockId: string) {
  return db
    .selectFrom('priceGuaranteeLines as l')
    .innerJoin('productVariants as v', 'v.id', 'l.variantId')
    .innerJoin('products as p', 'p.id', 'v.productId')
    .select(['l.variantId', 'l.unitPriceCents', 'p.id as productId', 'p.title', 'v.title as variantTitle'])
    .where('l.lockId', '=', lockId)
    .orderBy('l.position')
    .execute()
}

export async function openPriceGuarantee(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('priceGuarantees').select('id').where('id', '=', id).forUpdate().execute()
}

export async function isPriceGuaranteeUsed(db: Db | Tx, id: string, except: readonly string[] = []): Promise<boolean> {
  const found = await db
    .selectFrom('orderDiscounts')
    .select('id')
    .where('priceGuaranteeId', '=', id)
    .where('state', 'in', countedUses)
    .$if(except.length > 0, (query) => query.where('orderId', 'not in', except))
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteEndedPriceGuarantees(db: Db, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('priceGuarantees')
    .where('endsAt', '<', before)
    .where((is) =>
      is.not(is.exists(is.selectFrom('orderDiscounts').whereRef('priceGuaranteeId', '=', 'priceGuarantees.id'))),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
