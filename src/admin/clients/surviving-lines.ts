import type { OrderRow } from '#admin/orders/order-row.ts'
import type { CaseRow } from '#cases/case-db.server.ts'
import { isOpen } from '#cases/case-states.ts'
import { retainedUntil } from '#cases/deletion/deletion.ts'

export type SavedLine = { label: string; until: string | null }

/** Legal retention date per case and paid order of a client; `until` is null while the case is open. */
export function savedLines(
  cases: readonly Pick<CaseRow, 'caseNumber' | 'state' | 'closedAt' | 'updatedAt'>[],
  orders: readonly Pick<OrderRow, 'number' | 'paidAt'>[],
): SavedLine[] {
  return [
    ...cases.map(({ caseNumber, state, closedAt, updatedAt }) => {
      return {
        label: `Case ${caseNumber}`,
        until: isOpen(state) ? null : retainedUntil('mandates', closedAt ?? updatedAt),
      }
    }),
    ...orders.flatMap(({ number, paidAt }) => {
      return paidAt ? [{ label: `Order ${number}`, until: retainedUntil('orders', paidAt) }] : []
    }),
  ]
}
