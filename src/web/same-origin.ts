/**
 * Whether a request that changes something comes from our own pages, or from a program that is no browser.
 * A browser always names the origin of such a request; a program has no cookies that a stranger could ride on.
 * `ownOrigin` is that of the request's own address, which `ownOrigins` made.
 */
export function isOwnOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('Origin')
  // Pages with `Referrer-Policy: no-referrer` make the browser send `null`; Sec-Fetch-Site then names the origin.
  if (origin === 'null') return site === 'same-origin'
  return !origin || origin === ownOrigin
}
