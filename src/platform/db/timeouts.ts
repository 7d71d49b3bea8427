export type Timeouts = {
  connectionTimeoutMillis: number
  lock_timeout: number
  statement_timeout: number
  /** Client-side timeout for a response. Longer than PostgreSQL's own timeouts, so only dead connections reach it. */
  query_timeout: number
  /** Longest pause between two statements of a transaction. PostgreSQL then ends the transaction, freeing its locks. */
  idle_in_transaction_session_timeout: number
}

/** For requests and jobs: requests are answered within ten seconds, and a stuck request does not block others. */
export const defaultTimeouts: Timeouts = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 4_000,
  statement_timeout: 7_000,
  query_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
}

/** For migrations: statements may run long, but wait only briefly for locks, so that other queries are not delayed. */
export const migrationTimeouts: Timeouts = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 3_000,
  statement_timeout: 3_600_000,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 600_000,
}
