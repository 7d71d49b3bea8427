/** CSRF check. Browsers always send the origin of state-changing requests; other programs have no victim's cookies. */
export function isOwnOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('Origin')
  // With `Referrer-Policy: no-referrer` browsers send `null`; Sec-Fetch-Site then shows the origin.
  if (origin === 'null') return site === 'same-origin'
  return !origin || origin === ownOrigin
}
