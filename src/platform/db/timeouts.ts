export type Timeouts = {
  connectionTimeoutMillis: number
  lock_timeout: number
  statement_timeout: number
  /** For any response: longer than the server's limit, so that only unresponsive connections reach it. */
  query_timeout: number
  /** For the next statement of a transaction; the locks of a stuck transaction are then released. */
  idle_in_transaction_session_timeout: number
}

/** For requests and jobs: requests are answered within ten seconds, and a stuck one blocks no others. */
export const defaultTimeouts: Timeouts = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 4_000,
  statement_timeout: 7_000,
  query_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
}

/** For migrations: long statements, but short lock waits, so that other queries queue only briefly. */
export const migrationTimeouts: Timeouts = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 3_000,
  statement_timeout: 3_600_000,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 600_000,
}
