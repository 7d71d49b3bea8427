import { isOpenSecurity } from './given-values.ts'
import type { Statement } from './statement.ts'
import type { StatementRow } from './statement-db.server.ts'

export function statementView({ id, documentId, filename, readAt, state, reason, remarks, content }: StatementRow) {
  const summary = content && summaryOf(content)
  const count = summary?.open ?? 0
  const notified: StatementRow['remarks'] = remarks.filter(({ code }) => code !== 'values-open' || count > 0)
  const current = notified.map((remark): StatementRow['remarks'][number] =>
    remark.code === 'values-open' ? { code: 'values-open', values: { count } } : remark,
  )
  return { id, documentId, filename, readAt, state, reason, remarks: current, summary }
}
export type StatementView = ReturnType<typeof statementView>

function summaryOf({ bank, accounts, securities, sums, apart }: Statement) {
  const open = securities.filter(isOpenSecurity).length
  return { bank, accounts: accounts.length, securities: securities.length, open, sums, abroad: apart.abroad }
}
