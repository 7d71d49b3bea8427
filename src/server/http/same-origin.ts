/** CSRF check. Browsers send the origin of state-changing requests. Other programs do not have a victim's cookies. */
export function isOwnOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('Origin')
  // With `Referrer-Policy: no-referrer`, browsers send the origin `null`. Sec-Fetch-Site then shows whether it is ours.
  if (origin === 'null') return site === 'same-origin'
  return !origin || origin === ownOrigin
}
