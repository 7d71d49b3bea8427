import { readPayload } from '../e-tax/read-payload.server.ts'
import { areOfSeveral, joinSegments } from '../e-tax/segments.ts'
import { findSegments } from './find-segments.server.ts'
import type { Found, Reading, Unreadable } from './reading.ts'

/** Reads the statements in a document. Slow, and the content is untrusted: call only in the child process. */
export async function readDocument(content: Uint8Array): Promise<Reading> {
  const found = await findSegments(content)
  if (!found.ok) return found.reason === 'locked' ? [{ ok: false, kind: null, because: { reason: 'locked' } }] : []
  if (areOfSeveral(found.segments)) return [eTax({ reason: 'several' })]
  const joined = joinSegments(found.segments)
  if (joined.ok) return [readPayload(joined.bytes)]
  if (found.unseenPages > 0) return [eTax({ reason: 'too-many-pages', pages: found.pages })]
  if (joined.reason === 'no-barcodes') return found.isStatement ? [eTax({ reason: 'not-legible' })] : []
  const { found: there, count, missing } = joined
  return [eTax({ reason: 'incomplete', found: there, count, missing })]
}

function eTax(because: Unreadable): Found {
  return { ok: false, kind: 'e-tax-statement', because }
}
