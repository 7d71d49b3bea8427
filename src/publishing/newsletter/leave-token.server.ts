import { createHash, createHmac } from 'node:crypto'
import type { Services } from '#platform/services.ts'

/** All emails to an address contain the same token, so that links in old emails still work. */
export function leaveTokenOf({ secretKey }: Pick<Services, 'secretKey'>, email: string): string {
  return createHmac('sha256', secretKey).update(`newsletter-leave:${email}`).digest('base64url')
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
