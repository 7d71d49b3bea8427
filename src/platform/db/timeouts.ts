/** How long one connection waits for what, in milliseconds; 0 is without end. */
export type Timeouts = {
  /** For a free place in the pool, or for the server to take a new connection. */
  connectionTimeoutMillis: number
  /** For a row or table that another transaction holds. */
  lock_timeout: number
  /** For one statement; the server ends it. */
  statement_timeout: number
  /** For any answer at all: longer than the server's own limit, so it ends only for connections that have gone silent. */
  query_timeout: number
  /** For the next statement of a transaction. One that is stuck gives up its locks then. */
  idle_in_transaction_session_timeout: number
}

/** For requests and jobs: nobody waits ten seconds for an answer, and nothing stuck stops everybody. */
export const defaultTimeouts: Timeouts = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 4_000,
  statement_timeout: 7_000,
  query_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
}

/** For migrations: a statement may take an hour, but a lock is waited for in short turns, so that nobody queues behind it long. */
export const migrationTimeouts: Timeouts = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 3_000,
  statement_timeout: 3_600_000,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 600_000,
}
