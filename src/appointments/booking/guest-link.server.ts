import { createHash, createHmac } from 'node:crypto'
import type { Services } from '#platform/services.ts'

/** Token for a guest's appointment page. It never changes, so that links in old emails still work. */
export function guestTokenOf({ secretKey }: Pick<Services, 'secretKey'>, appointmentId: string): string {
  return createHmac('sha256', secretKey).update(`appointment-guest:${appointmentId}`).digest('base64url')
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
