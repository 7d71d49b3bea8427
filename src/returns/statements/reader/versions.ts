import type { StatementReason } from '#returns/statements/remarks.ts'
import type { StatementRow } from '#returns/statements/statement-db.server.ts'

export function sameClientAndDay(statements: readonly StatementRow[], key: string): StatementRow[] {
  const hasFigures = ({ state }: StatementRow) => state === 'taken' || state === 'held' || state === 'replaced'
  return statements.filter((one) => one.content?.key === key && hasFigures(one))
}

export function sequencesOf(statements: readonly StatementRow[]): number[] {
  return statements.flatMap(({ content }) => content?.sequence ?? []).toSorted((a, b) => a - b)
}

export function sharedAccounts(sequence: number, others: readonly StatementRow[]): StatementReason {
  return { code: 'shared-accounts', values: { sequence, others: sequencesOf(others) } }
}
