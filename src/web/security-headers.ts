/** Made to be shown or read elsewhere: the pictures of links, icons, feeds and the lists for machines. */
const forOthers =
  /^\/(social|icons|rss)\/|^\/(favicon\.(ico|svg)|apple-touch-icon\.png|(rss|sitemap)\.xml|(llms|robots)\.txt)$/

/** Whether pages of other sites may show what lies at this path. */
export function resourcePolicy(path: string): 'same-origin' | 'cross-origin' {
  return forOthers.test(path) ? 'cross-origin' : 'same-origin'
}

/** Headers that every answer carries, errors and files included; for some paths `resourcePolicy` loosens one of them. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * The content security policy. `scripts` are the sources of inline scripts: one nonce for a page made for one request,
 * hashes for a page that is kept and shown to many. Without any, no inline script runs.
 * `connects` names further addresses that scripts may talk to: none in the built product, the reload socket in development.
 */
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
