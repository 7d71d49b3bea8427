import { causesOf, codeOf } from '#platform/causes.ts'
import { databaseTrouble } from '#platform/db/database-trouble.server.ts'
import { StoreError } from '#platform/files/files.ts'

/** Codes of Node: nobody answers at that address, or the connection broke. */
const unreachable =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ESOCKETTIMEDOUT|EPIPE|E(HOST|NET)(UNREACH|DOWN)|UND_ERR_(CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET))$/

const namesOfTimeouts = ['TimeoutError', 'ConnectTimeoutError', 'StripeConnectionError']

/**
 * Whether something that we depend on (database, file store, provider) is away, late or full: 503 when it may be back in
 * a moment, 507 when there is no room to store anything; null for every other error. Looks through causes.
 */
export function unavailableStatus(error: unknown): 503 | 507 | null {
  const trouble = databaseTrouble(error)
  if (trouble) return trouble === 'full' ? 507 : 503
  for (const one of causesOf(error)) {
    if (one instanceof StoreError) return one.reason === 'store-full' ? 507 : 503
    const code = codeOf(one)
    if (code === 'ENOSPC' || code === 'EDQUOT') return 507
    if (unreachable.test(code) || namesOfTimeouts.includes(one.name) || isServerError(one)) return 503
  }
  return null
}

/** The file store's client keeps the status of the store's answer. */
function isServerError(error: Error): boolean {
  if (!('$metadata' in error)) return false
  const { httpStatusCode = 0 } = Object(error.$metadata)
  return httpStatusCode >= 500 || httpStatusCode === 429
}
