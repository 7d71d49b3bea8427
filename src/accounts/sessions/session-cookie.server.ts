import { createHmac, timingSafeEqual } from 'node:crypto'

export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}

/** Value of a signed cookie (`value.signature`, HMAC-SHA-256), or null if the signature is invalid. */
export function readSignedCookie(header: string | null, name: string, secret: string): string | null {
  const raw = readCookie(header, name)
  if (!raw) return null
  const signed = decoded(raw)
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return null
  const value = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', secret).update(value).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
