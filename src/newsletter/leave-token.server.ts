import { createHash, createHmac } from 'node:crypto'
import type { Services } from '#platform/services.ts'

/**
 * By which a letter's reader changes or ends the subscription. The same in every letter to an address, so that the link of
 * an old letter still ends it.
 */
export function leaveTokenOf({ secretKey }: Pick<Services, 'secretKey'>, email: string): string {
  return createHmac('sha256', secretKey).update(`newsletter-leave:${email}`).digest('base64url')
}

/** What is kept of a token. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
