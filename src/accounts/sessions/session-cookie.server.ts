import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { hostCookie, readHostCookie } from '#platform/http/host-cookie.ts'
import type { Services } from '#platform/services.ts'

type SessionCookieDeps = Pick<Services, 'config' | 'secretKey'>

const name = 'session'

/** `Set-Cookie` header of a session, with the token signed (`token.signature`, HMAC-SHA-256). */
export function sessionCookie({ config, secretKey }: SessionCookieDeps, token: string, maxAgeSeconds: number): string {
  const signed = `${token}.${signatureOf(secretKey, token).toString('base64url')}`
  return hostCookie(config.PUBLIC_URL, name, signed, maxAgeSeconds)
}

export function clearedSessionCookie(publicUrl: string): string {
  return hostCookie(publicUrl, name, '', 0)
}

/** Token of the session cookie in a Cookie header, or null if its signature is invalid. */
export function readSessionCookie({ config, secretKey }: SessionCookieDeps, cookies: string | null): string | null {
  const [token = '', signature = ''] = (readHostCookie(cookies, config.PUBLIC_URL, name) ?? '').split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secretKey, token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

function signatureOf(secretKey: Buffer, token: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'session cookies', 32))
  return createHmac('sha256', key).update(token).digest()
}
