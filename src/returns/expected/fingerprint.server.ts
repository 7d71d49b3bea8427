import { createHash } from 'node:crypto'

export function fingerprintOf(computed: unknown): string {
  return createHash('sha256').update(JSON.stringify(computed)).digest('hex')
}
