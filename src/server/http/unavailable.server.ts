import { causesOf, codeOf } from '#platform/causes.ts'
import { databaseTrouble } from '#platform/db/database-trouble.server.ts'
import { StoreError } from '#platform/files/files.ts'

const unreachable =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ESOCKETTIMEDOUT|EPIPE|E(HOST|NET)(UNREACH|DOWN)|UND_ERR_(CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET))$/

const namesOfTimeouts = ['TimeoutError', 'ConnectTimeoutError', 'StripeConnectionError']

/** 503 if a dependency is temporarily unavailable, 507 if storage is full, otherwise null. Also checks the causes. */
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

function isServerError(error: Error): boolean {
  if (!('$metadata' in error)) return false
  const { httpStatusCode = 0 } = Object(error.$metadata)
  return httpStatusCode >= 500 || httpStatusCode === 429
}
