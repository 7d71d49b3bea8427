import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Services } from '#platform/services.ts'

const shape = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** Link token: the price guarantee's id and its signature, by a key derived for this purpose only. */
export function priceGuaranteeTokenOf({ secretKey }: Pick<Services, 'secretKey'>, lockId: string): string {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'price locks', 32))
  return `${lockId}.${createHmac('sha256', key).update(lockId).digest('base64url')}`
}

/** Only the hash of a token is stored and compared, so that links survive a rotation of the secret key. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function isTokenShaped(text: string): boolean {
  return shape.test(text)
}
