import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { openStates } from '#billing/invoices/invoice.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { PaymentsReceived } from '#platform/db/schema.ts'
import { isPaymentState, type PaymentState, type QueueReason } from './payment.ts'

export async function insertKeys(tx: Tx, paymentId: string, keys: string[]): Promise<boolean> {
  const rows = keys.map((key) => ({ key, paymentId }))
  const added = await tx
    .insertInto('paymentKeys')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0) === keys.length
}

export async function insertPayment(tx: Tx, payment: Insertable<PaymentsReceived>): Promise<string> {
  const row = await tx.insertInto('paymentsReceived').values(payment).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export async function lockPayment(tx: Tx, id: string) {
  const row = await tx.selectFrom('paymentsReceived').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? submitted(row) : null
}

export type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>

function submitted<Row extends { state: string }>(row: Row): Row & { state: PaymentState } {
  if (!isPaymentState(row.state)) throw new Error(`A payment cannot be ${row.state}`)
  return { ...row, state: row.state }
}

type Change = Omit<Updateable<PaymentsReceived>, 'state' | 'reason'> & {
  state?: PaymentState
  reason?: QueueReason | null
}

export async function savePayment(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.updateTable('paymentsReceived').set(change).where('id', '=', id).execute()
}

export function listNew(db: Db): Promise<{ id: string }[]> {
  const waiting = db.selectFrom('paymentsReceived').select('id').where('state', '=', 'new')
  return waiting.orderBy('bookedOn').orderBy('id').limit(1000).execute()
}

type Allocation = {
  paymentId: string
  invoiceId: string
  amountCents: number
  createdAt: Date
  createdBy: string | null
}

export async function insertAllocation(tx: Tx, allocation: Allocation): Promise<void> {
  await tx.insertInto('paymentAllocations').values(allocation).execute()
}

export function listAllocations(db: Db | Tx, paymentId: string) {
  return db
    .selectFrom('paymentAllocations')
    .select(['id', 'invoiceId', 'amountCents'])
    .where('paymentId', '=', paymentId)
    .where('withdrawnAt', 'is', null)
    .execute()
}

export async function endAllocation(tx: Tx, id: string, withdrawnAt: Date): Promise<void> {
  await tx.updateTable('paymentAllocations').set({ withdrawnAt }).where('id', '=', id).execute()
}

export async function findInvoiceBy(db: Db | Tx, by: { reference: string } | { label: string }) {
  const invoices = db.selectFrom('invoices').select(['id', 'orderId', 'payBy']).where('kind', '=', 'invoice')
  const row =
    'reference' in by ? invoices.where('reference', '=', by.reference) : invoices.where('label', '=', by.label)
  return (await row.executeTakeFirst()) ?? null
}

/** Finds the payment that a reversal most likely concerns: same amount and reference, preferably allocated. */
export async function findReversed(tx: Tx, { reference, amountCents, id }: Payment): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select p.id from payments_received p
    where p.id <> ${id} and not p.is_reversal and p.amount_cents = ${amountCents} and p.reference is not distinct from ${reference}
      and (p.state in ('queued', 'to_refund') or exists (select from payment_allocations a where a.payment_id = p.id and a.withdrawn_at is null))
    order by exists (select from payment_allocations a where a.payment_id = p.id and a.withdrawn_at is null) desc, p.booked_on desc
    limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

type Suggestion = {
  id: string
  label: string
  recipientName: string
  openCents: number
  isSameAmount: boolean
  isSameName: boolean
}

type PaymentDbInput = Pick<Payment, 'id' | 'payer'> & { leftCents: number }

/** Up to five open invoices for each payment: those of the same amount first, then those of the same payer. */
export async function listSuggestions(db: Db, requested: PaymentDbInput[]): Promise<Map<string, Suggestion[]>> {
  const [ids, cents] = [requested.map(({ id }) => id), requested.map(({ leftCents }) => leftCents)]
  const payers = requested.map(({ payer }) => payer)
  const candidate = (intended: RawBuilder<boolean>) => sql`
    (select id, label, recipient_name, ${open} as open_cents, issued_at, ${open} = a.cents as is_same_amount from invoices
     where kind = 'invoice' and pay_by = 'transfer' and state in (${openByName}) and ${intended}
     order by issued_at, id limit 5)`
  const { rows } = await sql<Suggestion & { paymentId: string }>`
    select a.payment_id, f.id, f.label, f.recipient_name, f.open_cents, f.is_same_amount,
      coalesce(searchable(f.recipient_name) = searchable(a.payer), false) as is_same_name
    from unnest(${ids}::uuid[], ${cents}::int[], ${payers}::text[]) a (payment_id, cents, payer)
    cross join lateral (select * from (${candidate(sql`${open} = a.cents`)}
      union ${candidate(sql`searchable(recipient_name) = searchable(a.payer)`)}) c
      order by is_same_amount desc, issued_at, id limit 5) f
    order by a.payment_id, is_same_amount desc, f.issued_at, f.id`.execute(db)
  const of = Map.groupBy(rows, ({ paymentId }) => paymentId)
  return new Map(ids.map((id) => [id, (of.get(id) ?? []).map(({ paymentId: _, ...found }) => found)]))
}

/** Undecided payments with the open invoices that they may pay. */
export async function listQueue(db: Db, requested: { max: number; first: string | null }) {
  const { total, payments } = await listUndecided(db, requested)
  const suggestions = await listSuggestions(
    db,
    payments
      .filter(({ isReversal, currencyCode }) => !isReversal && currencyCode === 'CHF')
      .map(({ id, payer, amountCents, assignedCents }) => ({ id, payer, leftCents: amountCents - assignedCents })),
  )
  return { total, queue: payments.map((payment) => ({ ...payment, suggestions: suggestions.get(payment.id) ?? [] })) }
}

export type QueuedPayment = Awaited<ReturnType<typeof listQueue>>['queue'][number]

// Use literals instead of parameters, so that the planner can use the partial indexes on open invoices.
const openByName = sql.join(openStates.map((state) => sql.lit(state)))
const open = sql`(total_cents - paid_cents - credited_cents - written_off_cents)`

export async function findReferenceOf(tx: Tx, label: string): Promise<string | null> {
  const row = await tx.selectFrom('invoices').select('reference').where('label', '=', label).executeTakeFirst()
  return row?.reference ?? null
}

export async function listPayments(db: Db, ids: string[]): Promise<ReceivedPayment[]> {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.booked_on, p.amount_cents, p.currency_code, p.is_reversal, p.reference, p.payer, p.message, p.state, p.reason, p.note,
      coalesce((select sum(a.amount_cents) from payment_allocations a where a.payment_id = p.id and a.withdrawn_at is null), 0)::int
        as assigned_cents,
      (select string_agg(distinct i.label, ', ') from payment_allocations a join invoices i on i.id = a.invoice_id
        where a.payment_id = p.id and a.withdrawn_at is null) as labels
    from payments_received p where p.id = any(${ids})`.execute(db)
  return rows.map(submitted)
}

/** Undecided payments and their total number, oldest first; the payment with id `first` comes before all others. */
async function listUndecided(db: Db, { max, first }: { max: number; first: string | null }) {
  const { rows } = await sql<{ id: string; total: number }>`
    select id, (count(*) over ())::int as total from payments_received where state in ('queued', 'new')
    order by id is not distinct from ${first}::uuid desc, booked_on, created_at, id limit ${max}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const found = new Map((await listPayments(db, ids)).map((payment) => [payment.id, payment]))
  return { total: rows[0]?.total ?? 0, payments: ids.flatMap((id) => found.get(id) ?? []) }
}

export type ReceivedPayment = ReturnType<typeof submitted<PaymentRow>>

type PaymentRow = Pick<
  Payment,
  'id' | 'bookedOn' | 'amountCents' | 'isReversal' | 'reference' | 'payer' | 'message' | 'note'
> & {
  currencyCode: string
  state: string
  reason: QueueReason | null
  assignedCents: number
  labels: string | null
}

export function listPaymentsOf(db: Db, invoiceId: string) {
  return db
    .selectFrom('paymentAllocations as a')
    .innerJoin('paymentsReceived as p', 'p.id', 'a.paymentId')
    .select(['a.id', 'a.amountCents', 'a.withdrawnAt', 'p.bookedOn', 'p.payer'])
    .where('a.invoiceId', '=', invoiceId)
    .orderBy('p.bookedOn', 'desc')
    .execute()
}

export function removePaymentsBefore(db: Db, day: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const old = tx.selectFrom('paymentsReceived').select('id').where('bookedOn', '<', day)
    await tx.deleteFrom('paymentAllocations').where('paymentId', 'in', old).execute()
    const { numDeletedRows } = await tx.deleteFrom('paymentsReceived').where('bookedOn', '<', day).executeTakeFirst()
    await sql`delete from bank_entries e where booked_on < ${day}::date
      and not exists (select from payments_received p where p.entry_id = e.id)`.execute(tx)
    await sql`delete from bank_files f where uploaded_at < ${day}::date
      and not exists (select from payments_received p where p.bank_file_id = f.id)`.execute(tx)
    await sql`delete from payout_files f where created_at < ${day}::date
      and not exists (select from payouts p where p.file_id = f.id)`.execute(tx)
    return Number(numDeletedRows)
  })
}
