import { type Insertable, sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { PayoutFiles } from '#platform/db/schema.ts'
import { openPayouts, type PayoutState } from '#shop/payouts/payout.ts'

const debtor = z.object({ name: z.string(), iban: z.string() })

/** Locks the orders of ready payouts, then the payouts. A concurrent caller waits and then finds none. */
export async function lockReady(tx: Tx) {
  const open = tx.selectFrom('payouts').where('state', '=', 'ready').where('currencyCode', '=', 'CHF')
  const ready = open.where('changedPayeeEncrypted', 'is', null)
  const found = await ready.select(['id', 'orderId']).orderBy('number').limit(500).execute()
  if (found.length === 0) return []
  const orderIds = found.flatMap(({ orderId }) => orderId ?? [])
  if (orderIds.length > 0)
    await tx.selectFrom('orders').select('id').where('id', 'in', orderIds).orderBy('id').forUpdate().execute()
  const ids = found.map(({ id }) => id)
  return ready.selectAll().where('id', 'in', ids).orderBy('number').forUpdate().execute()
}

export async function insertPayoutFile(tx: Tx, file: Insertable<PayoutFiles>, payoutIds: string[]): Promise<void> {
  await tx.insertInto('payoutFiles').values(file).execute()
  const state: PayoutState = 'in_file'
  await tx.updateTable('payouts').set({ state, fileId: file.id }).where('id', 'in', payoutIds).execute()
}

export async function findPayoutFile(db: Db | Tx, id: string) {
  const file = await db.selectFrom('payoutFiles').selectAll().where('id', '=', id).executeTakeFirst()
  if (!file) return null
  const payouts = await db.selectFrom('payouts').selectAll().where('fileId', '=', id).orderBy('number').execute()
  return { ...file, debtor: debtor.parse(file.debtor), payouts }
}

export type FilePayout = Pick<
  NonNullable<Awaited<ReturnType<typeof findPayoutFile>>>['payouts'][number],
  'number' | 'orderId' | 'paymentId' | 'amountCents' | 'currencyCode' | 'payeeEncrypted'
>

export async function listPayoutFiles(db: Db, max: number) {
  const { rows } = await sql<{
    id: string
    number: number
    createdAt: Date
    count: number
    open: number
    cents: number
  }>`
    select f.id, f.number, f.created_at, count(p.id)::int as count, (count(*) filter (where p.state = 'in_file'))::int as open,
      coalesce(sum(p.amount_cents), 0)::int as cents
    from payout_files f left join payouts p on p.file_id = f.id
    group by f.id order by f.number desc limit ${max}`.execute(db)
  return rows
}

type ListedPayout = {
  id: string
  number: number
  orderId: string | null
  paymentId: string | null
  orderNumber: number | null
  buyer: string | null
  amountCents: number
  currencyCode: string
  payeeEncrypted: Buffer | null
  changedPayeeEncrypted: Buffer | null
  updatedBy: string | null
  state: PayoutState
  requestedAt: Date
  paidOn: string | null
  reason: string | null
  isHeld: boolean
  fileNumber: number | null
}

export async function listPayouts(db: Db, states: readonly PayoutState[], max: number): Promise<ListedPayout[]> {
  const isOpen = states.every((state) => openPayouts.some((open) => open === state))
  const { rows } = await sql<ListedPayout>`
    select p.id, p.number, p.order_id, p.payment_id, o.number as order_number,
      coalesce(o.buyer_name, o.buyer_email, r.payer) as buyer, p.amount_cents, p.currency_code, p.payee_encrypted, p.changed_payee_encrypted, p.updated_by, p.state,
      p.requested_at, p.paid_on, p.reason, f.number as file_number,
      o.id is not null and p.amount_cents + (select coalesce(sum(amount_cents), 0) from payouts where order_id = o.id
        and state in ('in_file', 'paid')) > received_of(o) as is_held
    from payouts p left join orders o on o.id = p.order_id left join payments_received r on r.id = p.payment_id
      left join payout_files f on f.id = p.file_id
    where p.state = any(${[...states]})
    order by p.number ${isOpen ? sql`asc` : sql`desc`} limit ${max}`.execute(db)
  return rows
}

type Debit = { bookedOn: string; amountCents: number }

export async function noteBooked(tx: Tx, { bookedOn, amountCents, number }: Debit & { number: number }) {
  const noted = await tx
    .updateTable('payouts')
    .set({ bookedOn })
    .where('number', '=', number)
    .where('amountCents', '=', amountCents)
    .where('state', '=', 'in_file')
    .where('bookedOn', 'is', null)
    .executeTakeFirst()
  return Number(noted.numUpdatedRows) > 0
}

/** Marks all payouts of a payment file as booked, if the bank's total equals their sum. Returns false otherwise. */
export async function noteFileBooked(tx: Tx, { bookedOn, amountCents, fileId }: Debit & { fileId: string }) {
  const { numAffectedRows } = await sql`
    update payouts set booked_on = ${bookedOn} where file_id = ${fileId} and state = 'in_file' and booked_on is null
      and (select sum(amount_cents) from payouts where file_id = ${fileId}) = ${amountCents}`.execute(tx)
  return Number(numAffectedRows ?? 0) > 0
}

export function listBooked(db: Db): Promise<{ id: string; bookedOn: string | null }[]> {
  const booked = db.selectFrom('payouts').select(['id', 'bookedOn']).where('state', '=', 'in_file')
  return booked.where('bookedOn', 'is not', null).orderBy('number').limit(1000).execute()
}
