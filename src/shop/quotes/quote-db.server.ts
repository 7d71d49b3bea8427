import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Quotes } from '#platform/db/schema.ts'
import { lineTitle } from '#shop/orders/order.ts'
import { isStoredState, type QuoteLine, type StoredState } from './quote.ts'

function selectQuotes(db: Db | Tx) {
  return db
    .selectFrom('quotes as q')
    .select(['q.id', 'q.number', 'q.version', 'q.clientId', 'q.caseId', 'q.leadId', 'q.state', 'q.title', 'q.words'])
    .select(['q.validOn', 'q.currencyCode', 'q.totalCents', 'q.createdBy', 'q.createdAt', 'q.updatedAt', 'q.sentAt'])
    .select(['q.endedAt', 'q.reason', 'q.orderId', 'q.replacesId', 'q.secondCaseReason'])
    .select((is) => is.selectFrom('orders as o').select('o.state').whereRef('o.id', '=', 'q.orderId').as('orderState'))
}

type Row = Awaited<ReturnType<ReturnType<typeof selectQuotes>['execute']>>[number]
export type Quote = Omit<Row, 'state'> & { state: StoredState }

function submitted(row: Row): Quote {
  if (!isStoredState(row.state)) throw new Error(`An offer cannot be ${row.state}`)
  return { ...row, state: row.state }
}

/** Finds an offer without checking access rights: use cases authorize the caller. */
export async function findQuote(db: Db | Tx, id: string): Promise<Quote | null> {
  const row = await selectQuotes(db).where('q.id', '=', id).executeTakeFirst()
  return row ? submitted(row) : null
}

export async function lockQuote(tx: Tx, id: string): Promise<Quote | null> {
  const row = await selectQuotes(tx).where('q.id', '=', id).forUpdate().executeTakeFirst()
  return row ? submitted(row) : null
}

export async function findQuoteOf(db: Db | Tx, clientId: string, id: string): Promise<Quote | null> {
  const own = selectQuotes(db).where('q.id', '=', id).where('q.clientId', '=', clientId)
  const row = await own.where('q.sentAt', 'is not', null).executeTakeFirst()
  return row ? submitted(row) : null
}

export async function listQuotesOf(db: Db | Tx, clientId: string, caseId?: string): Promise<Quote[]> {
  const rows = await selectQuotes(db)
    .where('q.clientId', '=', clientId)
    .where('q.sentAt', 'is not', null)
    .$if(caseId !== undefined, (query) => query.where('q.caseId', '=', caseId ?? ''))
    .orderBy('q.number', 'desc')
    .orderBy('q.version', 'desc')
    .limit(100)
    .execute()
  return rows.map(submitted)
}

export function listQuoteLines(db: Db | Tx, quoteId: string): Promise<QuoteLine[]> {
  const own = db.selectFrom('quoteLines').select(['variantId', 'title', 'quantity', 'unitPriceCents'])
  return own.where('quoteId', '=', quoteId).orderBy('position').execute()
}

export async function insertQuote(tx: Tx, quote: Insertable<Quotes>, lines: readonly QuoteLine[]): Promise<string> {
  const { id } = await tx.insertInto('quotes').values(quote).returning('id').executeTakeFirstOrThrow()
  await insertLines(tx, id, lines)
  return id
}

type Change = Omit<Updateable<Quotes>, 'id' | 'state'> & { state?: StoredState }

export async function saveQuote(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.updateTable('quotes').set(change).where('id', '=', id).execute()
}

export async function replaceLines(tx: Tx, id: string, lines: readonly QuoteLine[]): Promise<void> {
  await tx.deleteFrom('quoteLines').where('quoteId', '=', id).execute()
  await insertLines(tx, id, lines)
}

async function insertLines(tx: Tx, quoteId: string, lines: readonly QuoteLine[]): Promise<void> {
  const rows = lines.map((line, position) => ({ ...line, quoteId, position }))
  await tx.insertInto('quoteLines').values(rows).execute()
}

export async function findSuccessor(db: Db | Tx, id: string): Promise<{ id: string; state: string } | null> {
  const row = await db.selectFrom('quotes').select(['id', 'state']).where('replacesId', '=', id).executeTakeFirst()
  return row ?? null
}

export async function nextVersion(tx: Tx, number: number): Promise<number> {
  const row = await tx
    .selectFrom('quotes')
    .select((is) => is.fn.max('version').as('last'))
    .where('number', '=', number)
    .executeTakeFirst()
  return Number(row?.last ?? 0) + 1
}

export async function listChoosableVariants(db: Db | Tx) {
  const rows = await db
    .selectFrom('productVariants as v')
    .innerJoin('products as p', 'p.id', 'v.productId')
    .select(['v.id as variantId', 'p.title as productTitle', 'v.title as variantTitle'])
    .select(sql<number>`coalesce(v.sale_price_in_cents, v.price_in_cents)`.as('unitPriceCents'))
    .where('p.status', '=', 'published')
    .where('v.isOffered', '=', true)
    .orderBy('p.position')
    .orderBy('v.position')
    .limit(400)
    .execute()
  return rows.map((row) => ({ variantId: row.variantId, title: lineTitle(row), unitPriceCents: row.unitPriceCents }))
}
