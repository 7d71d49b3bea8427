import type { Db, Tx } from '#platform/db/database.server.ts'
import { countedUses } from '#shop/promotions/discount-use.ts'
import type { LockedLine, PriceLock } from './price-lock.ts'

export type NewPriceLock = PriceLock & { tokenHash: string }

/** Writes what is kept from now on. */
export async function insertPriceLock(tx: Tx, { lines, ...lock }: NewPriceLock): Promise<void> {
  await tx.insertInto('priceLocks').values(lock).execute()
  const rows = lines.map((line, position) => ({ ...line, lockId: lock.id, position }))
  await tx.insertInto('priceLockLines').values(rows).execute()
}

/** The kept price of this token; null when there is none. */
export async function findPriceLock(db: Db | Tx, tokenHash: string): Promise<PriceLock | null> {
  const row = await db
    .selectFrom('priceLocks')
    .select(['id', 'currencyCode', 'madeAt', 'endsAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row ? { ...row, lines: await listLockedLines(db, row.id) } : null
}

function listLockedLines(db: Db | Tx, lockId: string): Promise<LockedLine[]> {
  const own = db.selectFrom('priceLockLines').select(['variantId', 'unitPriceCents']).where('lockId', '=', lockId)
  return own.orderBy('position').execute()
}

/** What the lines of a kept price are called, also those that are not sold any more. */
export function listLockedNames(db: Db, lockId: string) {
  return db
    .selectFrom('priceLockLines as l')
    .innerJoin('productVariants as v', 'v.id', 'l.variantId')
    .innerJoin('products as p', 'p.id', 'v.productId')
    .select(['l.variantId', 'l.unitPriceCents', 'p.id as productId', 'p.title', 'v.title as variantTitle'])
    .where('l.lockId', '=', lockId)
    .orderBy('l.position')
    .execute()
}

/** Holds a kept price until the transaction ends: of two orders that want it one comes after the other. */
export async function holdPriceLock(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('priceLocks').select('id').where('id', '=', id).forUpdate().execute()
}

/** Whether an order has this kept price, not counting the orders named. */
export async function isPriceLockUsed(db: Db | Tx, id: string, except: readonly string[] = []): Promise<boolean> {
  const found = await db
    .selectFrom('orderDiscounts')
    .select('id')
    .where('priceLockId', '=', id)
    .where('state', 'in', countedUses)
    .$if(except.length > 0, (query) => query.where('orderId', 'not in', except))
    .executeTakeFirst()
  return found !== undefined
}

/** Forgets what was kept until before an instant and was ordered by nobody. Resolves with how many went. */
export async function deleteEndedPriceLocks(db: Db, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('priceLocks')
    .where('endsAt', '<', before)
    .where((is) => is.not(is.exists(is.selectFrom('orderDiscounts').whereRef('priceLockId', '=', 'priceLocks.id'))))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
