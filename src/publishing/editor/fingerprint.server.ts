import { createHash } from 'node:crypto'
import type { ContentText } from './items/content-item-text.ts'

/** Hash of a text's content; the order of object keys does not affect it. */
export function fingerprintOf({ title, body, seo, sources, fields }: ContentText): string {
  return createHash('sha256').update(sorted({ title, body, seo, sources, fields })).digest('base64url')
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
