import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

type NewPlan = {
  variantId: string
  priceCents: number
  startsAt: Date
  endsAt: Date | null
  plannedBy: string
  plannedAt: Date
}

export function listPlannedPrices(db: Db | Tx, productId: string) {
  return db
    .selectFrom('plannedPrices as p')
    .innerJoin('productVariants as v', 'v.id', 'p.variantId')
    .leftJoin('people as w', 'w.id', 'p.plannedBy')
    .select(['p.id', 'v.title as variant', 'p.priceCents', 'p.startsAt', 'p.endsAt', 'p.startedAt', 'w.name as by'])
    .where('v.productId', '=', productId)
    .where('p.overAt', 'is', null)
    .orderBy('p.startsAt')
    .execute()
}

export async function hasOtherPlan(tx: Tx, { variantId, startsAt, endsAt }: NewPlan): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from planned_prices
    where variant_id = ${variantId} and over_at is null
      and tstzrange(starts_at, ends_at) && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function insertPlan(tx: Tx, plan: NewPlan): Promise<string> {
  const { id } = await tx.insertInto('plannedPrices').values(plan).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Ids of prices due to start or end, ordered by time, so that one price ends before the next one starts. */
export async function listDuePlans(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('plannedPrices')
    .select('id')
    .where('overAt', 'is', null)
    .where((is) => is.or([is.and([is('startsAt', '<=', at), is('startedAt', 'is', null)]), is('endsAt', '<=', at)]))
    .orderBy((is) => is.case().when('startedAt', 'is not', null).then(is.ref('endsAt')).else(is.ref('startsAt')).end())
    .execute()
  return rows.map(({ id }) => id)
}

export async function findPlanProduct(db: Db | Tx, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('plannedPrices as p')
    .innerJoin('productVariants as v', 'v.id', 'p.variantId')
    .select('v.productId')
    .where('p.id', '=', id)
    .executeTakeFirst()
  return row?.productId ?? null
}

export function lockPlan(tx: Tx, id: string) {
  return tx
    .selectFrom('plannedPrices')
    .selectAll()
    .where('id', '=', id)
    .where('overAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function savePlan(
  tx: Tx,
  id: string,
  change: { startedAt?: Date; beforeCents?: number; overAt?: Date },
): Promise<void> {
  await tx.updateTable('plannedPrices').set(change).where('id', '=', id).execute()
}

export async function savePrice(tx: Tx, variantId: string, priceInCents: number): Promise<void> {
  await tx
    .updateTable('productVariants')
    .set({ priceInCents, salePriceInCents: null })
    .where('id', '=', variantId)
    .execute()
}
