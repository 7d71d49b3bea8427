import { createHmac } from 'node:crypto'

export function secretKeyId(secretKey: Buffer): string {
  return createHmac('sha256', secretKey).update('mark of a backup').digest('hex').slice(0, 16)
}
