import { isLoopbackHost } from '#platform/outbound/loopback.ts'

/**
 * Tells under which origin a request came in, from its Host header. That is the one of `PUBLIC_URL`, whatever a visitor
 * or a proxy wrote there; only a site that is tried out on this machine has several names, `localhost` and `127.0.0.1`.
 */
export function ownOrigins(config: {
  PUBLIC_URL: string
  isProduction: boolean
}): (host: string | undefined) => string {
  const { origin, protocol, host: publicHost } = new URL(config.PUBLIC_URL)
  const hasNames = !config.isProduction && protocol === 'http:' && isLoopbackHost(publicHost)
  return (host) => (hasNames && host && isLoopbackHost(host) ? `http://${host.toLowerCase()}` : origin)
}

/** Whether a request names more than one host: then proxies and we could each believe another one (RFC 9112). */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/** The path and query of a request line, which may also name a whole address (`GET http://host/path`) or `*`. */
export function requestTarget(target: string): string {
  if (target.startsWith('/')) return target
  const whole = URL.parse(target)
  return whole ? whole.pathname + whole.search : '/'
}
