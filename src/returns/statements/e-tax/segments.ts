export type Segment = { fileId: string; index: number; count: number; bytes: Uint8Array }

type Joined =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; reason: 'no-barcodes' }
  | { ok: false; reason: 'incomplete'; found: number; count: number; missing: number[] }

const maxSegments = 360

export function joinSegments(segments: readonly Segment[]): Joined {
  const documents = Map.groupBy(segments, ({ fileId }) => fileId)
  const [own] = [...documents.values()]
    .map((found) => new Map(found.map((segment) => [segment.index, segment])))
    .toSorted((a, b) => b.size - a.size)
  const count = Math.max(0, ...[...(own?.values() ?? [])].map((segment) => segment.count))
  if (!own || count === 0 || count > maxSegments) return { ok: false, reason: 'no-barcodes' }
  const missing = Array.from({ length: count }, (_, index) => index).filter((index) => !own.has(index))
  if (missing.length > 0) {
    return { ok: false, reason: 'incomplete', found: count - missing.length, count, missing: missing.map((n) => n + 1) }
  }
  const parts = Array.from({ length: count }, (_, index) => own.get(index)?.bytes ?? new Uint8Array())
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return { ok: true, bytes }
}

export function isComplete(segments: readonly Segment[]): boolean {
  return joinSegments(segments).ok
}
