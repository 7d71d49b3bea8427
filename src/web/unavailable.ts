/** Codes of Node: nobody answers at that address, or the connection broke. */
const unreachable =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ESOCKETTIMEDOUT|EPIPE|E(HOST|NET)(UNREACH|DOWN)|UND_ERR_(CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET))$/

/** SQLSTATE of PostgreSQL: connection lost, too much work, waited too long, shutting or starting up. */
const databaseBusy = /^(08\w{3}|53[023]00|57P0[1-5]|57014|55P03|25P0[34])$/

/** What the pool and other clients say in words only. */
const saidInWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/

const namesOfTimeouts = ['TimeoutError', 'ConnectTimeoutError', 'StripeConnectionError']

/**
 * Whether something that we depend on (database, file store, provider) is away, late or full: 503 when it may be back in
 * a moment, 507 when there is no room to store anything; null for every other error. Looks through causes.
 */
export function unavailableStatus(error: unknown): 503 | 507 | null {
  for (const one of causesOf(error)) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : ''
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return 507
    if (unreachable.test(code) || databaseBusy.test(code) || saidInWords.test(one.message)) return 503
    if (namesOfTimeouts.includes(one.name) || isServerFault(one)) return 503
  }
  return null
}

function causesOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 8) return []
  const several = error instanceof AggregateError ? error.errors : []
  return [error, ...[error.cause, ...several].flatMap((cause: unknown) => causesOf(cause, depth + 1))]
}

/** The file store's client keeps the status of the store's answer. */
function isServerFault(error: Error): boolean {
  if (!('$metadata' in error)) return false
  const { httpStatusCode = 0 } = Object(error.$metadata)
  return httpStatusCode >= 500 || httpStatusCode === 429
}
