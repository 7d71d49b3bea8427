import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { mailboxKey } from '#platform/mail/mail.ts'
import { type Audience, countedUses, type Promotion } from './promotion.ts'

function selectPromotions(db: Db | Tx) {
  return db
    .selectFrom('promotions as p')
    .select(['p.id', 'p.title', 'p.code', 'p.percent', 'p.amountCents', 'p.isOnceEach', 'p.isCombinable', 'p.maxUses'])
    .select(['p.startsAt', 'p.endsAt', 'p.endedAt'])
    .select(sql<Audience>`p.audience`.as('audience'))
    .select(
      sql<string[]>`array(select product_id from promotion_products x where x.promotion_id = p.id order by 1)`.as(
        'productIds',
      ),
    )
}

export function listRequested(db: Db | Tx, code: string | null): Promise<Promotion[]> {
  return selectPromotions(db)
    .where((is) => is.or([is('p.code', 'is', null), ...(code ? [is('p.code', '=', code)] : [])]))
    .where((is) => is.or([is('p.endedAt', 'is', null), is('p.code', 'is not', null)]))
    .orderBy('p.id')
    .execute()
}

export async function findPromotion(db: Db | Tx, id: string): Promise<Promotion | null> {
  return (await selectPromotions(db).where('p.id', '=', id).executeTakeFirst()) ?? null
}

/** Locks promotions in id order, so that concurrent checkouts count their uses one after another. */
export async function lockPromotions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.selectFrom('promotions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Number of reserved or final uses, without the orders in `except`. Call `lockPromotions` before adding uses. */
export async function countUses(db: Db | Tx, ids: readonly string[], except: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('orderDiscounts')
    .select(['promotionId', (is) => is.fn.countAll<number>().as('uses')])
    .where('promotionId', 'in', ids)
    .where('state', 'in', countedUses)
    .$if(except.length > 0, (query) => query.where('orderId', 'not in', except))
    .groupBy('promotionId')
    .execute()
  return new Map(rows.map(({ promotionId, uses }) => [promotionId ?? '', Number(uses)]))
}

/**
 * `isProven`: the buyer is signed in. Otherwise the address may be someone else's, so the response must reveal nothing
 * about it.
 */
export type Buyer = { email: string | null; personId: string | null; isProven: boolean }

/** Promotions that a buyer has used, except in unpaid orders by visitors who entered the address without signing in. */
export async function listUsedBy(
  db: Db | Tx,
  ids: readonly string[],
  buyer: Pick<Buyer, 'email' | 'personId'>,
  except: readonly string[],
) {
  if (ids.length === 0 || (!buyer.email && !buyer.personId)) return new Set<string>()
  const rows = await db
    .selectFrom('orderDiscounts')
    .select('promotionId')
    .where('promotionId', 'in', ids)
    .where('state', 'in', countedUses)
    .$if(except.length > 0, (query) => query.where('orderId', 'not in', except))
    .where((is) =>
      is.or([
        ...(buyer.email
          ? [
              is.and([
                is('state', '=', 'used'),
                is(sql<string>`mailbox_key(buyer_email)`, '=', mailboxKey(buyer.email)),
              ]),
            ]
          : []),
        ...(buyer.personId ? [is('personId', '=', buyer.personId)] : []),
      ]),
    )
    .execute()
  return new Set(rows.map(({ promotionId }) => promotionId ?? ''))
}

export type NewPromotion = Omit<Promotion, 'id' | 'endedAt'> & { createdBy: string; createdAt: Date }

/** Inserts a promotion and returns its id; null if the code is taken. */
export async function insertPromotion(tx: Tx, { productIds, ...promotion }: NewPromotion): Promise<string | null> {
  const row = await tx
    .insertInto('promotions')
    .values(promotion)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  const rows = productIds.map((productId) => ({ promotionId: row.id, productId }))
  if (rows.length > 0) await tx.insertInto('promotionProducts').values(rows).execute()
  return row.id
}

export async function saveEnd(tx: Tx, id: string, end: { endedAt: Date; endedBy: string }): Promise<boolean> {
  const done = await tx
    .updateTable('promotions')
    .set(end)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return Number(done.numUpdatedRows) > 0
}

export async function hasFirstOrderPromotion(tx: Tx): Promise<boolean> {
  const found = await tx
    .selectFrom('promotions')
    .select('id')
    .where('audience', '=', 'first-order')
    .where(sql<SqlBool>`ended_at is null`)
    .executeTakeFirst()
  return found !== undefined
}

export function listChoosable(db: Db): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('status', '=', 'published')
    .orderBy('position')
    .limit(200)
    .execute()
}
