import { readPayload } from '../e-tax/read-payload.server.ts'
import { isComplete, joinSegments, type Segment } from '../e-tax/segments.ts'
import { joinParts, type Part, partOf } from '../salary/parts.ts'
import { readCertificates } from '../salary/read-payload.server.ts'
import { readPrinted } from '../salary/read-printed.server.ts'
import type { Found, Reading, StatementKind, Unreadable } from './reading.ts'
import { type Barcode, type Judged, type Scanned, scanDocument } from './scan-document.server.ts'

type AllScanned = Extract<Scanned, { ok: true }>

/** Reads the statements in a document. Slow, and the content is untrusted: call only in the child process. */
export async function readDocument(content: Uint8Array): Promise<Reading> {
  const scanned = await scanDocument(content, judge)
  if (!scanned.ok) return scanned.reason === 'no-document' ? [] : [failed(null, { reason: scanned.reason })]
  const groups = groupsOf(segmentsOf(scanned.barcodes))
  const statements = groups.filter((group) => !isOfCertificate(group))
  const found = [
    ...(statements.length > 1 ? [failed('e-tax-statement', { reason: 'several' })] : statements.flatMap(readSegments)),
    ...joinParts(partsOf(scanned.barcodes)).flatMap(readCertificates),
    ...groups.filter(isOfCertificate).flatMap(readSegments),
  ].map((one) => blamedOnLength(one, scanned))
  if (found.some(({ ok }) => ok) && scanned.isDamaged) found.push(failed(null, { reason: 'not-legible' }))
  if (!found.some(({ kind }) => kind === 'salary-certificate')) found.push(...(await readPrinted(content)))
  if (found.length > 0) return found
  return scanned.isDamaged || scanned.hasMark || scanned.barcodes.some(isMisread)
    ? [failed(scanned.hasMark ? 'e-tax-statement' : null, { reason: 'not-legible' })]
    : []
}

/** Reasons found after the checksum of the content was right. */
const proven = new Set<Unreadable['reason']>(['other-content', 'other-version'])

function judge(barcodes: readonly Barcode[]): Judged {
  const [certificates, groups] = [joinParts(partsOf(barcodes)), groupsOf(segmentsOf(barcodes))]
  if (certificates.length + groups.length === 0) return barcodes.some(isMisread) ? 'misread' : 'incomplete'
  if (!certificates.every(({ ok }) => ok) || !groups.every(isComplete)) return 'incomplete'
  const found = [...certificates.flatMap(readCertificates), ...groups.flatMap(readSegments)]
  return found.every((one) => one.ok || proven.has(one.because.reason)) ? 'whole' : 'misread'
}

function partsOf(barcodes: readonly Barcode[]): Part[] {
  return barcodes.map(({ bytes }) => partOf(bytes)).filter(isPart)
}

function isPart(part: ReturnType<typeof partOf>): part is Part {
  return part !== null && part !== 'misread'
}

/** Error correction does not notice every mistake: a blurred barcode can be read with a header that makes no sense. */
function isMisread({ bytes, sequence }: Barcode): boolean {
  return sequence === null && partOf(bytes) === 'misread'
}

function segmentsOf(barcodes: readonly Barcode[]): Segment[] {
  return barcodes.flatMap(({ bytes, sequence }) => (sequence && !isPart(partOf(bytes)) ? [{ ...sequence, bytes }] : []))
}

/** Segments of the same document, joined by structured append. */
function groupsOf(segments: readonly Segment[]): Segment[][] {
  return [...Map.groupBy(segments, ({ fileId }) => fileId).values()]
}

function readSegments(segments: Segment[]): Found[] {
  const joined = joinSegments(segments)
  const isCertificate = isOfCertificate(segments)
  if (joined.ok && !isCertificate) return [readPayload(joined.bytes)]
  if (joined.ok) return readCertificates({ ok: true, id: segments[0]?.fileId ?? '', variants: [joined.bytes] })
  if (joined.reason === 'no-barcodes') return []
  const { ok: _, ...because } = joined
  return [failed(isCertificate ? 'salary-certificate' : 'e-tax-statement', because)]
}

/** Barcodes of a certificate may be joined as eCH-0270 describes; unlike an e-tax statement it is a ZIP archive. */
function isOfCertificate(segments: readonly Segment[]): boolean {
  return segments.some(({ index, bytes }) => index === 0 && bytes[0] === 0x50 && bytes[1] === 0x4b)
}

/** Barcodes that are missing may be on the pages that were not scanned. */
function blamedOnLength(one: Found, { pages, unseenPages }: AllScanned): Found {
  if (one.ok || one.because.reason !== 'incomplete' || unseenPages === 0) return one
  return failed(one.kind, { reason: 'too-many-pages', pages })
}

function failed(kind: StatementKind | null, because: Unreadable): Found {
  return { ok: false, kind, because }
}
