/** `Set-Cookie` header of a cookie for this host, hidden from scripts. A maximum age of 0 clears the cookie. */
export function hostCookie(publicUrl: string, name: string, value: string, maxAgeSeconds: number): string {
  const secure = isHttps(publicUrl) ? ' Secure;' : ''
  return `${nameOn(publicUrl, name)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly;${secure} SameSite=Lax`
}

export function readHostCookie(header: string | null, publicUrl: string, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === nameOn(publicUrl, name)) return part.slice(at + 1).trim()
  }
  return null
}

// The prefix `__Host-` binds the cookie to this host and https; plain http is only for localhost.
function nameOn(publicUrl: string, name: string): string {
  return isHttps(publicUrl) ? `__Host-${name}` : name
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
