/**
 * Whether a request that changes something comes from our own pages, or from a program that is no browser.
 * A browser always names the origin of such a request; a program has no cookies that a stranger could ride on.
 */
export function isOwnOrigin(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('Origin')
  if (!origin) return true
  const own = new URL(publicUrl)
  const host = headers.get('Host') ?? own.host
  return origin === own.origin || origin === `http://${host}` || origin === `https://${host}`
}
