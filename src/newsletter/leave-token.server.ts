import { createHash, createHmac } from 'node:crypto'
import type { Services } from '#platform/services.ts'

/** Token to change or end a subscription, the same in every email to an address, so that old links still work. */
export function leaveTokenOf({ secretKey }: Pick<Services, 'secretKey'>, email: string): string {
  return createHmac('sha256', secretKey).update(`newsletter-leave:${email}`).digest('base64url')
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
