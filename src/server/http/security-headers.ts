/** Resources that other sites may load: social images, icons, feeds and files for crawlers. */
const forOthers =
  /^\/(social|icons|rss)\/|^\/(favicon\.(ico|svg)|apple-touch-icon\.png|(rss|sitemap)\.xml|(llms|robots)\.txt)$/

export function resourcePolicy(path: string): 'same-origin' | 'cross-origin' {
  return forOthers.test(path) ? 'cross-origin' : 'same-origin'
}

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
