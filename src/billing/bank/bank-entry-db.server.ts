import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { BankEntries, PaymentsReceived } from '#platform/db/schema.ts'
import type { BankLine, CamtEntry } from './bank-line.ts'
import type { FileKind, KnownEntry, KnownPayment } from './same-booking.ts'

/** Takes an advisory lock until the transaction ends, so that only one batch of entries is booked at a time. */
export async function lockBankEntries(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bank-lines'))`.execute(tx)
}

/** Stored entries of the given accounts and days; the import compares new entries with them to detect repetitions. */
export async function listKnownEntries(db: Db | Tx, entries: CamtEntry[]): Promise<KnownEntry[]> {
  const accounts = [...new Set(entries.map(({ account }) => account))]
  const bookedDays = [...new Set(entries.flatMap(({ bookedOn }) => bookedOn ?? []))]
  const valueDays = [...new Set(entries.flatMap(({ valueOn }) => valueOn ?? []))]
  const { rows } = await sql<Omit<KnownEntry, 'payments' | 'currency'> & { currencyCode: string }>`
    select id, account, booked_on, value_on, amount_cents, currency_code, is_reversal, bank_reference, report_id, status, named_in
    from bank_entries where account = any(${accounts}) and (booked_on = any(${bookedDays}::date[]) or value_on = any(${valueDays}::date[]))
    order by created_at, id`.execute(db)
  const payments = await listPaymentsOfEntries(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ currencyCode, ...row }) => ({
    ...row,
    currency: currencyCode,
    payments: payments.get(row.id) ?? [],
  }))
}

async function listPaymentsOfEntries(db: Db | Tx, ids: string[]): Promise<Map<string, KnownPayment[]>> {
  const { rows } = await sql<KnownPayment>`
    select id, entry_id, amount_cents, reference, payer, payer_account, message, own_reference, uetr, end_to_end, named_in
    from payments_received where entry_id = any(${ids}::uuid[]) and reason is distinct from 'replaced-by-details'
    order by created_at, id`.execute(db)
  return Map.groupBy(rows, ({ entryId }) => entryId)
}

export async function insertEntries(tx: Tx, entries: Insertable<BankEntries>[]): Promise<void> {
  for (let at = 0; at < entries.length; at += 1_000)
    await tx
      .insertInto('bankEntries')
      .values(entries.slice(at, at + 1_000))
      .execute()
}

export async function insertPayments(tx: Tx, payments: Insertable<PaymentsReceived>[]): Promise<void> {
  for (let at = 0; at < payments.length; at += 1_000)
    await tx
      .insertInto('paymentsReceived')
      .values(payments.slice(at, at + 1_000))
      .execute()
}

export async function noteNamed(tx: Tx, kind: FileKind, named: { entries: string[]; payments: string[] }) {
  const change = sql`named_in = array_append(named_in, ${kind})`
  const isNew = sql`not ${kind} = any(named_in)`
  await sql`update bank_entries set ${change} where id = any(${named.entries}::uuid[]) and ${isNew}`.execute(tx)
  await sql`update payments_received set ${change} where id = any(${named.payments}::uuid[]) and ${isNew}`.execute(tx)
}

export async function noteDetailed(tx: Tx, ids: string[]): Promise<void> {
  await tx.updateTable('bankEntries').set({ status: 'detailed' }).where('id', 'in', ids).execute()
}

export async function lockBarePayment(tx: Tx, id: string): Promise<'open' | 'ignored' | 'decided'> {
  const row = await tx
    .selectFrom('paymentsReceived')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row?.state === 'ignored') return 'ignored'
  const { rows } = await sql`select from payment_allocations where payment_id = ${id} and withdrawn_at is null`.execute(
    tx,
  )
  return rows.length === 0 && (row?.state === 'new' || row?.state === 'queued') ? 'open' : 'decided'
}

export async function enrichPayment(tx: Tx, id: string, line: BankLine): Promise<void> {
  const { amountCents: _, ...facts } = line
  const notified = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
  await tx
    .updateTable('paymentsReceived')
    .set({ ...notified, state: 'new', reason: null })
    .where('id', '=', id)
    .execute()
}

export async function replacePayment(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('paymentsReceived')
    .set({ state: 'ignored', reason: 'replaced-by-details' })
    .where('id', '=', id)
    .execute()
}

export async function doubtPayment(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('paymentsReceived')
    .set({ state: 'queued', reason: 'possible-duplicate' })
    .where('id', '=', id)
    .execute()
}
