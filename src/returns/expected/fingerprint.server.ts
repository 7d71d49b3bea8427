import { createHash } from 'node:crypto'

/** Tells whether something was computed otherwise than before. */
export function fingerprintOf(computed: unknown): string {
  return createHash('sha256').update(JSON.stringify(computed)).digest('hex')
}
