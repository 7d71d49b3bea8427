/**
 * CSRF check: rejects requests that another site's page caused. Requests without any origin are accepted, because
 * browsers do not send such requests and other programs do not have the user's cookies.
 */
export function isOwnOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('Origin')
  // With `Referrer-Policy: no-referrer`, browsers send the origin `null`. Sec-Fetch-Site still identifies our own site.
  if (origin === 'null') return site === 'same-origin'
  return !origin || origin === ownOrigin
}
