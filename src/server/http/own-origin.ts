import { isLoopbackHost } from '#platform/outbound/loopback.ts'

/** Maps a Host header to this site's origin: always that of `PUBLIC_URL`, unless the site is on the local machine. */
export function ownOrigins(config: {
  PUBLIC_URL: string
  isProduction: boolean
}): (host: string | undefined) => string {
  const { origin, protocol, host: publicHost } = new URL(config.PUBLIC_URL)
  const hasNames = !config.isProduction && protocol === 'http:' && isLoopbackHost(publicHost)
  return (host) => (hasNames && host && isLoopbackHost(host) ? `http://${host.toLowerCase()}` : origin)
}

/** Whether to reject a request: a proxy and this server might each use a different Host header (RFC 9112). */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

export function requestTarget(target: string): string {
  if (target.startsWith('/')) return target
  const whole = URL.parse(target)
  return whole ? whole.pathname + whole.search : '/'
}
