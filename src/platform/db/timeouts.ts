export type Timeouts = {
  connectionTimeoutMillis: number
  lock_timeout: number
  statement_timeout: number
  /** Timeout for any response. Longer than the server's limits, so that only unresponsive connections reach it. */
  query_timeout: number
  /** Longest pause between two statements of a transaction. After it, the locks of a stuck transaction are released. */
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
