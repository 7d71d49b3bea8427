import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { SandboxPayments } from '#platform/db/schema.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { type SandboxCheckout, sandboxState } from './checkout.ts'

const lines = z.array(
  z.object({ title: z.string(), variantTitle: z.string(), quantity: z.number(), unitPriceCents: z.number() }),
)
const metadata = z.object({ orderId: z.string(), orderNumber: z.number(), storeId: z.string() })

function toCheckout(row: Selectable<SandboxPayments>): SandboxCheckout {
  const { lineItems, metadata: written, idempotencyKey: _key, createdAt: _createdAt, ...columns } = row
  return { ...columns, ...metadata.parse(written), lines: lines.parse(lineItems), state: sandboxState.parse(row.state) }
}

export async function addCheckout(db: Db | Tx, idempotencyKey: string, checkout: SandboxCheckout) {
  const { lines: lineItems, orderId, orderNumber, storeId, ...columns } = checkout
  const added = await db
    .insertInto('sandboxPayments')
    .values({
      ...columns,
      idempotencyKey,
      lineItems: JSON.stringify(lineItems),
      metadata: JSON.stringify({ orderId, orderNumber, storeId }),
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) return { checkout: toCheckout(added), isNew: true }
  const known = await db
    .selectFrom('sandboxPayments')
    .selectAll()
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
  return { checkout: toCheckout(known), isNew: false }
}

export async function findCheckout(db: Db | Tx, id: string): Promise<SandboxCheckout | null> {
  const row = await db.selectFrom('sandboxPayments').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toCheckout(row) : null
}

/** Locks a checkout until the transaction ends, so that two clicks on Pay are processed one after the other. */
export async function lockCheckout(
  tx: Tx,
  by: { id: string } | { paymentId: string },
): Promise<SandboxCheckout | null> {
  const row = await tx
    .selectFrom('sandboxPayments')
    .selectAll()
    .where('id' in by ? 'id' : 'paymentId', '=', 'id' in by ? by.id : by.paymentId)
    .forUpdate()
    .executeTakeFirst()
  return row ? toCheckout(row) : null
}

type Changes = Partial<Pick<SandboxCheckout, 'chargedCents' | 'customerEmail' | 'customerName' | 'paymentId'>>

export async function saveCheckoutState(tx: Tx, id: string, state: SandboxCheckout['state'], changes: Changes = {}) {
  const row = await tx
    .updateTable('sandboxPayments')
    .set({ state, ...changes })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCheckout(row)
}

type Refund = Parameters<Payments['refund']>[0]

export async function listRefunds(tx: Db | Tx, paymentId: string): Promise<Refund[]> {
  return tx
    .selectFrom('sandboxRefunds')
    .select(['idempotencyKey', 'paymentId', 'amountCents'])
    .where('paymentId', '=', paymentId)
    .execute()
}

export async function addRefund(tx: Tx, refund: Refund): Promise<void> {
  await tx.insertInto('sandboxRefunds').values(refund).execute()
}

export async function removeWaitingJob(db: Db, jobKey: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${jobKey})`.execute(db)
}
