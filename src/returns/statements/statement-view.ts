import type { Statement } from './statement.ts'
import type { StatementRow } from './statement-db.server.ts'

/** A statement as pages list it: without its lines, which are many. */
export function statementView({ id, documentId, filename, readAt, state, reason, remarks, content }: StatementRow) {
  return { id, documentId, filename, readAt, state, reason, remarks, summary: content && summaryOf(content) }
}
export type StatementView = ReturnType<typeof statementView>

function summaryOf({ bank, accounts, securities, sums }: Statement) {
  const open = securities.filter(({ value }) => value === null).length
  return { bank, accounts: accounts.length, securities: securities.length, open, sums }
}
