import { readPayload } from '../e-tax/read-payload.server.ts'
import { areOfSeveral, isComplete, joinSegments, type Segment } from '../e-tax/segments.ts'
import { joinParts, partOf } from '../salary/parts.ts'
import { readCertificates } from '../salary/read-payload.server.ts'
import { readPrinted } from '../salary/read-printed.server.ts'
import type { Found, Reading, StatementKind, Unreadable } from './reading.ts'
import { type Barcode, type Scanned, scanDocument } from './scan-document.server.ts'

/** Reads the statements in a document. Slow, and the content is untrusted: call only in the child process. */
export async function readDocument(content: Uint8Array): Promise<Reading> {
  const scanned = await scanDocument(content, isWhole)
  if (!scanned.ok) return scanned.reason === 'no-document' ? [] : [failed(null, { reason: scanned.reason })]
  const parts = scanned.barcodes.flatMap(({ bytes }) => partOf(bytes) ?? [])
  const certificates = joinParts(parts).flatMap(readCertificates)
  const found = [...readSegments(scanned), ...certificates]
  if (certificates.length > 0 && scanned.isDamaged) found.push(failed('salary-certificate', { reason: 'not-legible' }))
  if (found.length > 0) return found
  const printed = await readPrinted(content)
  if (printed.length > 0) return printed
  return scanned.isDamaged || scanned.hasMark
    ? [failed(scanned.hasMark ? 'e-tax-statement' : null, { reason: 'not-legible' })]
    : []
}

/** The barcodes are a whole e-tax statement. Certificates do not end the search, because others may follow. */
function isWhole(barcodes: readonly Barcode[]): boolean {
  return isComplete(segmentsOf(barcodes))
}

function segmentsOf(barcodes: readonly Barcode[]): Segment[] {
  return barcodes.flatMap(({ bytes, sequence }) => (sequence && !partOf(bytes) ? [{ ...sequence, bytes }] : []))
}

/** The statement of the barcodes that belong together (structured append). */
function readSegments({ barcodes, pages, unseenPages }: Extract<Scanned, { ok: true }>): Found[] {
  const segments = segmentsOf(barcodes)
  if (segments.length === 0) return []
  if (areOfSeveral(segments)) return [failed('e-tax-statement', { reason: 'several' })]
  const joined = joinSegments(segments)
  if (joined.ok && isZip(joined.bytes)) {
    return readCertificates({ ok: true, id: segments[0]?.fileId ?? '', variants: [joined.bytes] })
  }
  if (joined.ok) return [readPayload(joined.bytes)]
  if (joined.reason === 'no-barcodes') return []
  if (unseenPages > 0) return [failed('e-tax-statement', { reason: 'too-many-pages', pages })]
  const { found, count, missing } = joined
  return [failed('e-tax-statement', { reason: 'incomplete', found, count, missing })]
}

/** A certificate whose barcodes are joined as eCH-0270 describes. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

function failed(kind: StatementKind | null, because: Unreadable): Found {
  return { ok: false, kind, because }
}
