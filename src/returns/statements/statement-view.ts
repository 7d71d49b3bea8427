import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { isOpenSecurity } from './e-tax/given-values.ts'
import type { Statement } from './e-tax/statement.ts'
import type { StatementRow } from './statement-db.server.ts'

/** A statement for display: the sums of an e-tax statement, or a salary certificate with its boxes. */
export function statementView(row: StatementRow) {
  const { id, documentId, filename, readAt, state, reason, remarks, kind, corrections } = row
  const summary = row.kind !== 'salary-certificate' && row.content ? summaryOf(row.content) : null
  const certificate = row.kind === 'salary-certificate' ? row.content : null
  const count = summary?.open ?? 0
  const notified: StatementRow['remarks'] = remarks.filter(({ code }) => code !== 'values-open' || count > 0)
  const current = notified.map((remark): StatementRow['remarks'][number] =>
    remark.code === 'values-open' ? { code: 'values-open', values: { count } } : remark,
  )
  return { id, documentId, filename, readAt, state, reason, kind, remarks: current, summary, certificate, corrections }
}

export type StatementView = ReturnType<typeof statementView>

function summaryOf({ bank, accounts, securities, sums, apart }: Statement) {
  const open = securities.filter(isOpenSecurity).length
  return { bank, accounts: accounts.length, securities: securities.length, open, sums, abroad: apart.abroad }
}

/** Texts for why nothing was imported from a statement of this kind. */
export function reasonsFor({ kind }: Pick<StatementView, 'kind'>, reader: 'staff' | 'client') {
  const { reasons, certificateReasons } = t(returnTexts.statement)
  return kind === 'salary-certificate' ? { ...reasons[reader], ...certificateReasons[reader] } : reasons[reader]
}
