import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { closeSettled } from '#billing/bank/allocation-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { InvoiceLines, Invoices } from '#platform/db/schema.ts'
import {
  type Amounts,
  type InvoiceKind,
  type InvoiceLine,
  type InvoiceState,
  isInvoiceState,
  isOpen,
  issuer,
  labelOf,
  mayBecome,
  recipient,
} from './invoice.ts'

/** Takes the next number of a series and locks the series until the transaction ends, so that numbers have no gaps. */
export async function assignNumber(tx: Tx, kind: InvoiceKind, year: number): Promise<number> {
  const row = await tx
    .insertInto('invoiceSeries')
    .values({ kind, year, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ lastNumber: sql`invoice_series.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow()
  return row.lastNumber
}

type NewInvoice = Omit<Insertable<Invoices>, 'kind' | 'label' | 'id'> & { kind: InvoiceKind }

export async function insertInvoice(tx: Tx, invoice: NewInvoice, lines: InvoiceLine[]): Promise<Invoice> {
  const label = labelOf(invoice.kind, invoice.year, invoice.number)
  const row = await tx
    .insertInto('invoices')
    .values({ ...invoice, label })
    .returningAll()
    .executeTakeFirstOrThrow()
  const rows: Insertable<InvoiceLines>[] = lines.map((line, position) => ({ ...line, position, invoiceId: row.id }))
  await tx.insertInto('invoiceLines').values(rows).execute()
  return submitted(row)
}

export type Invoice = ReturnType<typeof submitted>

function submitted(row: Selectable<Invoices>) {
  const kind: InvoiceKind = row.kind === 'credit_note' ? 'credit_note' : 'invoice'
  const state: InvoiceState | null = isInvoiceState(row.state) ? row.state : null
  return { ...row, kind, state, issuer: issuer.parse(row.issuer), recipient: recipient.parse(row.recipient) }
}

export async function findInvoice(db: Db | Tx, id: string): Promise<Invoice | null> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? submitted(row) : null
}

export async function findInvoiceOf(db: Db | Tx, orderId: string): Promise<Invoice | null> {
  const own = db.selectFrom('invoices').selectAll().where('orderId', '=', orderId)
  const row = await own.where('kind', '=', 'invoice').executeTakeFirst()
  return row ? submitted(row) : null
}

export async function lockInvoice(tx: Tx, id: string): Promise<Invoice | null> {
  const row = await tx.selectFrom('invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? submitted(row) : null
}

export async function lockInvoiceOf(tx: Tx, orderId: string): Promise<Invoice | null> {
  const row = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('kind', '=', 'invoice')
    .forUpdate()
    .executeTakeFirst()
  return row ? submitted(row) : null
}

export function listInvoiceLines(db: Db | Tx, invoiceId: string): Promise<InvoiceLine[]> {
  return db
    .selectFrom('invoiceLines')
    .select(['productId', 'title', 'quantity', 'unitPriceCents', 'amountCents'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('position')
    .execute()
}

type InvoiceChange = Partial<Omit<Amounts, 'totalCents'>> & {
  state?: InvoiceState
  fileId?: string
  writtenOffOn?: string
}

/** Changes an invoice that the caller has locked. Throws if the state machine does not allow the new state. */
export async function saveStatus(
  tx: Tx,
  { id, label, state }: Pick<Invoice, 'id' | 'label' | 'state'>,
  change: InvoiceChange,
): Promise<void> {
  if (change.state && state && !mayBecome(state, change.state))
    throw new Error(`Invoice ${label} is ${state} and cannot become ${change.state}`)
  const status: Updateable<Invoices> = change
  await tx.updateTable('invoices').set(status).where('id', '=', id).execute()
  if (change.state && !isOpen(change.state)) await closeSettled(tx, id)
}

export type InvoiceOfOrder = {
  id: string
  kind: InvoiceKind
  label: string
  issuedOn: string
  dueOn: string | null
  totalCents: number
  vatRateBp: number
  currencyCode: string
  state: InvoiceState | null
  isCreated: boolean
}

export async function listInvoicesOf(
  db: Db | Tx,
  orderIds: string[],
): Promise<(InvoiceOfOrder & { orderId: string })[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'label', 'issuedOn', 'dueOn', 'totalCents', 'vatRateBp', 'currencyCode'])
    .select(['state', 'fileId', 'orderId'])
    .where('orderId', 'in', orderIds)
    .orderBy('issuedAt')
    .execute()
  return rows.map(({ fileId, kind, state, ...row }) => ({
    ...row,
    kind: kind === 'credit_note' ? 'credit_note' : 'invoice',
    state: isInvoiceState(state) ? state : null,
    isCreated: fileId !== null,
  }))
}

export async function findPdf(db: Db | Tx, orderId: string, invoiceId: string) {
  const row = await db
    .selectFrom('invoices')
    .select(['id', 'label', 'kind', 'fileId', 'orderId', 'issuedAt'])
    .where('id', '=', invoiceId)
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return row ?? null
}

export async function listUnbilled(db: Db, before: Date, max: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
    where o.paid_at between ${before}::timestamptz - interval '9 years' and ${before} and o.updated_at < ${before} and o.state in ('paid', 'refunded')
      and not (o.state = 'refunded' and o.review_error is not null and o.fulfilled_at is null)
      and (i.id is null or o.refunded_cents > i.credited_cents)
    order by o.paid_at limit ${max}`.execute(db)
  return rows
}

export async function listWithoutPdf(db: Db, before: Date, max: number): Promise<{ id: string }[]> {
  const without = db.selectFrom('invoices').select('id').where('fileId', 'is', null)
  return without.where('issuedAt', '<', before).orderBy('issuedAt').limit(max).execute()
}

/** Documents issued before a time, credit notes first. Omits invoices that have payments or later credit notes. */
export function listIssuedBefore(db: Db, before: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('invoices as i')
    .select('i.id')
    .where('i.issuedAt', '<', before)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('invoices as n')
            .select('n.id')
            .whereRef('n.creditsId', '=', 'i.id')
            .where('n.issuedAt', '>=', before),
        ),
      ),
    )
    .where((is) =>
      is.not(is.exists(is.selectFrom('paymentAllocations as a').select('a.id').whereRef('a.invoiceId', '=', 'i.id'))),
    )
    .orderBy('i.kind')
    .orderBy('i.issuedAt')
    .execute()
}

export async function deleteInvoice(tx: Tx, id: string): Promise<{ fileId: string | null; label: string } | null> {
  const row = await tx.deleteFrom('invoices').where('id', '=', id).returning(['fileId', 'label']).executeTakeFirst()
  return row ?? null
}

export async function findReturnToken(tx: Tx, orderId: string): Promise<string> {
  const row = await tx.selectFrom('orders').select('returnToken').where('id', '=', orderId).executeTakeFirstOrThrow()
  return row.returnToken
}

export async function findOrderNumber(db: Db | Tx, orderId: string): Promise<number> {
  return (await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow()).number
}
