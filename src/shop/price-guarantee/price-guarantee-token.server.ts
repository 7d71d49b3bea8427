import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Services } from '#platform/services.ts'

const shape = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** What stands in the link of a kept price: its id, signed with a key that serves for nothing else. */
export function priceGuaranteeTokenOf({ secretKey }: Pick<Services, 'secretKey'>, lockId: string): string {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'price locks', 32))
  return `${lockId}.${createHmac('sha256', key).update(lockId).digest('base64url')}`
}

/** What is stored of a token, so that its link outlives a change of the key. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether a text could be a token at all: anything else is not asked of the database. */
export function isTokenShaped(text: string): boolean {
  return shape.test(text)
}
