import { sql } from 'kysely'
import type { NewChecklistItem } from '#cases/requests/checklist-db.server.ts'
import { needColumns } from '#cases/requests/item-text.ts'
import { findTemplate } from '#cases/requests/template-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

/**
 * Reserves the next number of a tax year. In a transaction, others wait for its end; without one, numbers that are not
 * used leave a gap.
 */
export async function reserveCaseCount(tx: Db | Tx, year: number): Promise<number> {
  const { lastNumber } = await tx
    .insertInto('caseNumbers')
    .values({ year, lastNumber: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ lastNumber: sql`case_numbers.last_number + 1` }))
    .returning('lastNumber')
    .executeTakeFirstOrThrow()
  return lastNumber
}

/** Locks the tax years of a client, so that two openings for one client and year wait for each other. */
export async function lockYears(tx: Tx, clientId: string, years: readonly number[]): Promise<void> {
  for (const year of [...new Set(years)].toSorted((a, b) => a - b))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`case-year:${clientId}:${year}`}, 0))`.execute(tx)
}

export type NewCase = {
  id?: string
  caseNumber: string
  clientId: string
  orderId?: string
  orderLineId?: string
  unitNumber?: number
  title: string
  caseType: string
  taxYear: number
  priority: 'high' | 'medium' | 'low'
  description: string
  dueOn: string | null
  assignedTo?: string | null
  openedBy?: string
  canton?: string | null
  createdAt: Date
  updatedAt: Date
}

export async function insertCase(tx: Tx, opened: NewCase): Promise<string> {
  const { id } = await tx.insertInto('cases').values(opened).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Links a case opened without an order to an order placed later. Does nothing if the case already has an order. */
export async function saveOrderOfCase(
  tx: Tx,
  caseId: string,
  order: { orderId: string; orderLineId: string; unitNumber: number; updatedAt: Date },
): Promise<void> {
  await tx.updateTable('cases').set(order).where('id', '=', caseId).where('orderId', 'is', null).execute()
}

/** Locks a case id, so that two concurrent transactions cannot both open a case with this id. */
export async function waitForCaseId(tx: Tx, caseId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`case:${caseId}`}))`.execute(tx)
}

export async function listOpeningChecklist(tx: Tx, productIds: string[], taxYear: number): Promise<NewChecklistItem[]> {
  const items: NewChecklistItem[] = []
  for (const productId of productIds) {
    const template = await findTemplate(tx, { productId, taxYear })
    items.push(...template.items.map(({ need, ...text }) => ({ ...text, ...needColumns(need) })))
  }
  return items
}

/** Products that open a case when sold, in shop order. Add-ons are not included. */
export function listOpeningProducts(db: Db | Tx) {
  return db
    .selectFrom('products')
    .select(['id', 'title', 'typeValue', 'caseType'])
    .where('caseType', 'is not', null)
    .where('typeValue', '<>', 'add-on')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Title of a product's variant for a tax year, such as 'Tax year 2025'; empty if there is no such variant. */
export async function findYearTitle(tx: Tx, productId: string, taxYear: number): Promise<string> {
  const variants = tx.selectFrom('productVariants').select('title').where('productId', '=', productId)
  return (await variants.where('taxYear', '=', taxYear).executeTakeFirst())?.title ?? ''
}

export async function findBuyer(tx: Tx, personId: string) {
  return tx
    .selectFrom('people')
    .select(['id', 'name', 'email', 'status', 'canton'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}

export async function saveFulfilled(tx: Tx, orderId: string, personId: string, at: Date): Promise<void> {
  await tx.updateTable('orders').set({ personId, fulfilledAt: at, updatedAt: at }).where('id', '=', orderId).execute()
}
