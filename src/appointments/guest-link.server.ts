import { createHash, createHmac } from 'node:crypto'
import type { Services } from '#platform/services.ts'

/** Token in a guest's email links, the same in each, so that old emails keep working. */
export function guestTokenOf({ secretKey }: Pick<Services, 'secretKey'>, appointmentId: string): string {
  return createHmac('sha256', secretKey).update(`appointment-guest:${appointmentId}`).digest('base64url')
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
