import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Payouts } from '#platform/db/schema.ts'
import type { LockedOrder } from '#shop/order-db.server.ts'
import { receivedCents } from '#shop/refunds/refund.ts'
import { sumReturned } from '#shop/refunds/returned-refund-db.server.ts'
import { isByTransfer, isPayoutState, mayBecomePayout, type PayoutState } from './payout.ts'

type NewPayout = Pick<Insertable<Payouts>, 'amountCents' | 'currencyCode' | 'payeeEncrypted' | 'requestedAt'> &
  ({ orderId: string; refundId: string | null } | { paymentId: string })

/** Writes a payment that is to be made; without an account somebody has to name one first. Without a refund it pays what came back. */
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

/** A payout, held until the transaction ends. */
export async function lockPayout(tx: Tx, id: string): Promise<Payout | null> {
  const row = await tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? submitted(row) : null
}

/** The payout of an order's refund that waits for an account, held; null when there is none. */
export async function lockWithoutAccount(tx: Tx, orderId: string): Promise<Payout | null> {
  const waiting = tx.selectFrom('payouts').selectAll().where('orderId', '=', orderId).where('state', '=', 'no_account')
  const row = await waiting.forUpdate().executeTakeFirst()
  return row ? submitted(row) : null
}

type PayoutChange = Omit<Updateable<Payouts>, 'state'> & { state?: PayoutState }

/** Writes what became of a held payout; throws where the table of states knows no such move. */
export async function savePayout(tx: Tx, { id, state }: Payout, change: PayoutChange): Promise<void> {
  if (change.state && change.state !== state && !mayBecomePayout(state, change.state))
    throw new Error(`A payout that is ${state} cannot become ${change.state}`)
  const row: Updateable<Payouts> = change
  await tx.updateTable('payouts').set(row).where('id', '=', id).execute()
}

/** The sum of an order's payouts of refunds that are with the bank and not booked as refunded yet, in cents. */
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

/**
 * What an order has for its payouts, in cents: received, less what is with the bank or was paid, by the provider or by
 * transfer. Negative where the bank took back more than was left.
 */
export async function findMoneyForPayouts(tx: Tx, order: LockedOrder): Promise<number> {
  const payouts = tx.selectFrom('payouts').where('orderId', '=', order.id).where('state', 'in', ['in_file', 'paid'])
  const gone = await payouts.select((is) => is.fn.sum<string | null>('amountCents').as('cents')).executeTakeFirst()
  const byProvider = isByTransfer(order) ? 0 : Math.max(0, order.refundedCents - (await sumReturned(tx, order.id)))
  return receivedCents(order) - byProvider - Number(gone?.cents ?? 0)
}

/** The payouts of a payment that are in no file yet end: the bank took the payment back. False when one has left. */
export async function endPayoutsOfPayment(tx: Tx, paymentId: string, reason: string): Promise<boolean> {
  const rows = await tx.selectFrom('payouts').selectAll().where('paymentId', '=', paymentId).forUpdate().execute()
  const open = rows.map(submitted).filter(({ state }) => state !== 'returned' && state !== 'cancelled')
  if (open.some(({ state }) => !mayBecomePayout(state, 'cancelled'))) return false
  for (const payout of open) await savePayout(tx, payout, { state: 'cancelled', reason })
  return true
}

/** Whose a payout is: for this its account is encrypted. */
export function ownerOf({ orderId, paymentId }: Pick<Payout, 'orderId' | 'paymentId'>): string {
  const owner = orderId ?? paymentId
  if (!owner) throw new Error('A payout belongs to an order or a payment')
  return owner
}

/** How the payouts of an order stand, as far as whoever asks sees them. */
export async function listPayoutStates(db: Db | Tx, orderId: string): Promise<PayoutState[]> {
  const rows = await db.selectFrom('payouts').select(['id', 'state']).where('orderId', '=', orderId).execute()
  return rows.map((row) => submitted(row).state)
}

function submitted<Row extends { state: string }>(row: Row): Row & { state: PayoutState } {
  if (!isPayoutState(row.state)) throw new Error(`A payout cannot be ${row.state}`)
  return { ...row, state: row.state }
}
