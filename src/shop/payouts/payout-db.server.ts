import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Payouts } from '#platform/db/schema.ts'
import type { LockedOrder } from '#shop/orders/order-db.server.ts'
import { receivedCents } from '#shop/refunds/refund.ts'
import { sumReturned } from '#shop/refunds/refund-db.server.ts'
import { isByTransfer, isPayoutState, mayBecomePayout, type PayoutState } from './payout.ts'

type NewPayout = Pick<Insertable<Payouts>, 'amountCents' | 'currencyCode' | 'payeeEncrypted' | 'requestedAt'> &
  ({ orderId: string; refundId: string | null } | { paymentId: string })

/** Inserts a payout; without a bank account, its state is `no_account`. */
export async function insertPayout(tx: Tx, payout: NewPayout): Promise<string> {
  const state: PayoutState = payout.payeeEncrypted ? 'ready' : 'no_account'
  const row: Insertable<Payouts> = { ...payout, state }
  return (await tx.insertInto('payouts').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export type Payout = NonNullable<Awaited<ReturnType<typeof findPayout>>>

export async function findPayout(db: Db | Tx, id: string) {
  const row = await db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? submitted(row) : null
}

export async function lockPayout(tx: Tx, id: string): Promise<Payout | null> {
  const row = await tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? submitted(row) : null
}

export async function lockWithoutAccount(tx: Tx, orderId: string): Promise<Payout | null> {
  const waiting = tx.selectFrom('payouts').selectAll().where('orderId', '=', orderId).where('state', '=', 'no_account')
  const row = await waiting.forUpdate().executeTakeFirst()
  return row ? submitted(row) : null
}

type PayoutChange = Omit<Updateable<Payouts>, 'state'> & { state?: PayoutState }

export async function savePayout(tx: Tx, { id, state }: Payout, change: PayoutChange): Promise<void> {
  if (change.state && change.state !== state && !mayBecomePayout(state, change.state))
    throw new Error(`A payout that is ${state} cannot become ${change.state}`)
  const row: Updateable<Payouts> = change
  await tx.updateTable('payouts').set(row).where('id', '=', id).execute()
}

/** Cents of the order's refunds whose payouts are in a payment file, but are not yet recorded as paid. */
export async function sumWithBank(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('payouts')
    .innerJoin('refunds', 'refunds.id', 'payouts.refundId')
    .select((is) => is.fn.sum<string | null>('payouts.amountCents').as('cents'))
    .where('payouts.orderId', '=', orderId)
    .where('payouts.state', '=', 'in_file')
    .where('refunds.state', '=', 'sending')
    .executeTakeFirst()
  return Number(row?.cents ?? 0)
}

/** Cents received less refunds, and less payouts that are paid or in a payment file. May be negative. */
export async function findMoneyForPayouts(tx: Tx, order: LockedOrder): Promise<number> {
  const payouts = tx.selectFrom('payouts').where('orderId', '=', order.id).where('state', 'in', ['in_file', 'paid'])
  const gone = await payouts.select((is) => is.fn.sum<string | null>('amountCents').as('cents')).executeTakeFirst()
  const byProvider = isByTransfer(order) ? 0 : Math.max(0, order.refundedCents - (await sumReturned(tx, order.id)))
  return receivedCents(order) - byProvider - Number(gone?.cents ?? 0)
}

/** Cancels the payouts of a payment that the bank reversed. False if one of them is already in a bank file or paid. */
export async function endPayoutsOfPayment(tx: Tx, paymentId: string, reason: string): Promise<boolean> {
  const rows = await tx.selectFrom('payouts').selectAll().where('paymentId', '=', paymentId).forUpdate().execute()
  const open = rows.map(submitted).filter(({ state }) => state !== 'returned' && state !== 'cancelled')
  if (open.some(({ state }) => !mayBecomePayout(state, 'cancelled'))) return false
  for (const payout of open) await savePayout(tx, payout, { state: 'cancelled', reason })
  return true
}

/** Id to which the encryption of the bank account is bound: that of the order or of the payment. */
export function ownerOf({ orderId, paymentId }: Pick<Payout, 'orderId' | 'paymentId'>): string {
  const owner = orderId ?? paymentId
  if (!owner) throw new Error('A payout belongs to an order or a payment')
  return owner
}

export async function listPayoutStates(db: Db | Tx, orderId: string): Promise<PayoutState[]> {
  const rows = await db.selectFrom('payouts').select(['id', 'state']).where('orderId', '=', orderId).execute()
  return rows.map((row) => submitted(row).state)
}

function submitted<Row extends { state: string }>(row: Row): Row & { state: PayoutState } {
  if (!isPayoutState(row.state)) throw new Error(`A payout cannot be ${row.state}`)
  return { ...row, state: row.state }
}
