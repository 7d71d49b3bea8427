import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { t } from '#platform/texts.ts'
import { retainedUntil } from '#privacy/deletion/deletion.ts'
import type { OrderRow } from '#shop/orders/staff/order-row.ts'

const copy = () => t(accountStaffTexts.survivingLines)

export type SavedLine = { label: string; until: string | null }

/** Last day of legal retention for each case and paid order of a client; `until` is null while the case is open. */
export function savedLines(
  cases: readonly Pick<CaseRow, 'caseNumber' | 'state' | 'closedAt' | 'updatedAt'>[],
  orders: readonly Pick<OrderRow, 'number' | 'paidAt'>[],
): SavedLine[] {
  return [
    ...cases.map(({ caseNumber, state, closedAt, updatedAt }) => {
      return {
        label: copy().case(caseNumber),
        until: isOpen(state) ? null : retainedUntil('mandates', closedAt ?? updatedAt),
      }
    }),
    ...orders.flatMap(({ number, paidAt }) => {
      return paidAt ? [{ label: copy().order(number), until: retainedUntil('orders', paidAt) }] : []
    }),
  ]
}
