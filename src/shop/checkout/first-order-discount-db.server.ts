import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { mailboxKey } from '#platform/mail/mail.ts'
import { moneyStates, type NotDueCode } from '#shop/orders/order.ts'

export type FirstOrderState = 'due' | 'requested' | 'paid_back' | 'not_due'

export async function findFirstOrderDiscount(db: Db | Tx, orderId: string) {
  const row = await db
    .selectFrom('firstOrderDiscounts')
    .select(['amountCents', 'state', 'reason', 'reasonCode'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return row ? { ...row, state: stateOf(row.state) } : null
}

/** Changes the state of a discount only if it is still `from`; otherwise returns false. */
export async function moveFirstOrderDiscount(
  tx: Tx,
  {
    orderId,
    from,
    to,
    reason = null,
    reasonCode = null,
  }: {
    orderId: string
    from: FirstOrderState
    to: FirstOrderState
    reason?: string | null
    reasonCode?: NotDueCode | null
  },
): Promise<boolean> {
  const moved = await tx
    .updateTable('firstOrderDiscounts')
    .set({ state: to, reason, reasonCode })
    .where('orderId', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows) > 0
}

/** Inserts the discount of a buyer, who gets it only once: a second insert is ignored. */
export async function insertFirstOrderDiscount(
  tx: Tx,
  discount: { orderId: string; personId: string | null; buyerEmail: string; amountCents: number },
): Promise<void> {
  await tx
    .insertInto('firstOrderDiscounts')
    .values(discount)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes concurrent orders of a buyer (address keys or person ids) wait for each other until the transaction ends. */
export async function lockBuyer(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of [...new Set(keys)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`buyer:${key}`}, 0))`.execute(tx)
}

export async function hasOrderedBefore(
  db: Db | Tx,
  { orderId, buyerEmail, personId }: { orderId?: string; buyerEmail: string; personId: string | null },
): Promise<boolean> {
  const earlier = await db
    .selectFrom('orders')
    .select('id')
    .$if(orderId !== undefined, (query) => query.where('id', '!=', orderId ?? ''))
    .where('state', 'in', moneyStates)
    .where((is) =>
      is.or([
        is(sql<string>`mailbox_key(buyer_email)`, '=', mailboxKey(buyerEmail)),
        ...(personId ? [is('personId', '=', personId)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}

function stateOf(text: string): FirstOrderState {
  if (text === 'due' || text === 'requested' || text === 'paid_back' || text === 'not_due') return text
  throw new Error(`A discount cannot be ${text}`)
}
