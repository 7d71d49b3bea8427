import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteOrder, listSettledBefore, listUnpaidBefore, lockOrder } from './order-db.server.ts'

const foreignKeyViolation = '23503'

export async function removeOldOrders({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  return removeAll(db, await listSettledBefore(db, before))
}

export async function removeUnpaidOrders({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  return removeAll(db, await listUnpaidBefore(db, before))
}

async function removeAll(db: Services['db'], rows: { id: string }[]): Promise<number> {
  let removed = 0
  for (const { id } of rows) {
    try {
      if (await db.transaction().execute((tx) => removeOrder(tx, id))) removed += 1
    } catch (error) {
      // Rows that must be retained for longer still reference the order, so a later run deletes it.
      if (!(error instanceof Error && 'code' in error && error.code === foreignKeyViolation)) throw error
    }
  }
  return removed
}

export async function removeOrder(tx: Tx, id: string): Promise<boolean> {
  const order = await lockOrder(tx, id)
  if (!order) return false
  await deleteOrder(tx, id)
  const detail = { number: order.number, state: order.state }
  await recordAudit(tx, system, { action: 'order.deleted', object: { type: 'order', id }, detail })
  return true
}
