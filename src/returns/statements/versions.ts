import type { StatementReason } from './remarks.ts'
import type { StatementRow } from './statement-db.server.ts'

/** The statements with figures of the same client, bank and day. */
export function sameClientAndDay(statements: readonly StatementRow[], key: string): StatementRow[] {
  const hasFigures = ({ state }: StatementRow) => state === 'taken' || state === 'held' || state === 'replaced'
  return statements.filter((one) => one.content?.key === key && hasFigures(one))
}

/** The running numbers of some statements, in their order. */
export function sequencesOf(statements: readonly StatementRow[]): number[] {
  return statements.flatMap(({ content }) => content?.sequence ?? []).toSorted((a, b) => a - b)
}

/** Why a statement waits: some accounts of it are in others, and some of theirs are not in it. */
export function sharedAccounts(sequence: number, others: readonly StatementRow[]): StatementReason {
  return { code: 'shared-accounts', values: { sequence, others: sequencesOf(others) } }
}
