export type Timeouts = {
  connectionTimeoutMillis: number
  lock_timeout: number
  statement_timeout: number
  /** Timeout in node-postgres. It exceeds PostgreSQL's own timeouts, so it only applies if the connection is dead. */
  query_timeout: number
  /** Longest pause between statements of a transaction, after which PostgreSQL ends it and frees its locks. */
  idle_in_transaction_session_timeout: number
}

/** Timeouts for requests and jobs: pages respond within ten seconds, and a stuck request does not block others. */
export const defaultTimeouts: Timeouts = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 4_000,
  statement_timeout: 7_000,
  query_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
}

/** Migrations may run long, but wait only briefly for locks, so that they do not delay other queries. */
export const migrationTimeouts: Timeouts = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 3_000,
  statement_timeout: 3_600_000,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 600_000,
}
