import { createHash, createHmac } from 'node:crypto'
import type { Services } from '#platform/services.ts'

/** What stands in the links of a guest's letters: the same in each, so that an old letter still moves and cancels. */
export function guestTokenOf({ secretKey }: Pick<Services, 'secretKey'>, appointmentId: string): string {
  return createHmac('sha256', secretKey).update(`appointment-guest:${appointmentId}`).digest('base64url')
}

/** What is stored of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
