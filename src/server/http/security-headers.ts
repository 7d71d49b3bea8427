import { isLoopbackHost } from '#platform/outbound/public-address.ts'

/** Resources that other sites may load: social images, icons, feeds and files for crawlers. */
const forOthers =
  /^\/(social|icons|rss)\/|^\/(favicon\.(ico|svg)|apple-touch-icon\.png|(rss|sitemap)\.xml|(llms|robots)\.txt)$/

export function resourcePolicy(path: string): 'same-origin' | 'cross-origin' {
  return forOthers.test(path) ? 'cross-origin' : 'same-origin'
}

/** Only the page where clients photograph documents may use the camera. */
export function permissionsPolicy(path: string): string {
  const camera = /^\/client-portal\/cases\/[^/]+\/photograph$/.test(path) ? '(self)' : '()'
  return `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()`
}

export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy(''),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** `scripts`: allowed inline scripts, by nonce, or by hash if cached. `connects`: further URLs, in development. */
export function contentSecurityPolicy(scripts: string[], isHttps: boolean, connects: string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map((source) => `'${source}'`).join(' ')}`.trim(),
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connects].join(' '),
    "manifest-src 'self'",
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Maps a Host header to this site's origin: always that of `PUBLIC_URL`, unless the site is on the local machine. */
export function ownOrigins(config: {
  PUBLIC_URL: string
  isProduction: boolean
}): (host: string | undefined) => string {
  const { origin, protocol, host: publicHost } = new URL(config.PUBLIC_URL)
  const hasNames = !config.isProduction && protocol === 'http:' && isLoopbackHost(publicHost)
  return (host) => (hasNames && host && isLoopbackHost(host) ? `http://${host.toLowerCase()}` : origin)
}

/** Several Host headers must be rejected, because a proxy and this server could use different ones (RFC 9112). */
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

/**
 * CSRF check: rejects requests caused by pages of other sites. Accepts requests without an origin: they do not come
 * from browsers, and other programs do not have the user's cookies.
 */
export function isOwnOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('Origin')
  // With `Referrer-Policy: no-referrer`, browsers send the origin `null`. Sec-Fetch-Site still identifies our own site.
  if (origin === 'null') return site === 'same-origin'
  return !origin || origin === ownOrigin
}
