/** An entry of a ZIP archive. `offset`: byte at which its local header starts. */
export type ZipListing = {
  path: string
  offset: number
  packedBytes: number
  bytes: number
  isDeflated: boolean
  isEncrypted: boolean
}

export type ZipDirectoryError = 'not-a-zip' | 'directory-too-large' | 'too-many-files' | 'damaged'

export type ZipDirectory = { ok: true; entries: ZipListing[] } | { ok: false; reason: ZipDirectoryError }

/** Bytes at the end of an archive in which its directory must lie. */
export const directoryTailBytes = 16 * 1024 * 1024

const endMark = 0x06054b50
const end64Mark = 0x06064b50
const entryMark = 0x02014b50
const full32 = 0xffffffff

/**
 * Reads the directory from the last bytes of an archive, so that content that looks like a header is never taken for a
 * file. `size`: bytes of the whole archive. Entries that overlap are refused, because ZIP bombs consist of them.
 */
export function readZipDirectory(tail: Buffer, size: number, maxEntries: number): ZipDirectory {
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 > tail.length) return { ok: false, reason: 'not-a-zip' }
  try {
    return readFrom(tail, size, { end, maxEntries })
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, reason: 'damaged' }
    throw error
  }
}

function readFrom(tail: Buffer, size: number, { end, maxEntries }: { end: number; maxEntries: number }): ZipDirectory {
  const { count, length, start } = placeOf(tail, end)
  if (count > maxEntries) return { ok: false, reason: 'too-many-files' }
  const at = start - (size - tail.length)
  if (start > size || length > size) return { ok: false, reason: 'damaged' }
  if (at < 0) return { ok: false, reason: 'directory-too-large' }
  const entries: ZipListing[] = []
  let position = at
  for (let read = 0; read < count; read++) {
    if (tail.readUInt32LE(position) !== entryMark) return { ok: false, reason: 'damaged' }
    const nameLength = tail.readUInt16LE(position + 28)
    const extraLength = tail.readUInt16LE(position + 30)
    const name = tail.subarray(position + 46, position + 46 + nameLength)
    const extra = tail.subarray(position + 46 + nameLength, position + 46 + nameLength + extraLength)
    const flags = tail.readUInt16LE(position + 8)
    const method = tail.readUInt16LE(position + 10)
    const sizes = sizesOf(tail, position, extra)
    if (method !== 0 && method !== 8) return { ok: false, reason: 'damaged' }
    const path = decode(name, (flags & 0x800) !== 0)
    entries.push({ path, ...sizes, isDeflated: method === 8, isEncrypted: (flags & 1) !== 0 })
    position += 46 + nameLength + extraLength + tail.readUInt16LE(position + 32)
  }
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset)
  const isApart = inOrder.every(({ offset, packedBytes }, index) => {
    return offset + 30 + packedBytes <= (inOrder[index + 1]?.offset ?? start)
  })
  return isApart ? { ok: true, entries: inOrder } : { ok: false, reason: 'damaged' }
}

function placeOf(tail: Buffer, end: number): { count: number; length: number; start: number } {
  const place = {
    count: tail.readUInt16LE(end + 10),
    length: tail.readUInt32LE(end + 12),
    start: tail.readUInt32LE(end + 16),
  }
  if (place.count !== 0xffff && place.length !== full32 && place.start !== full32) return place
  const end64 = tail.subarray(0, end).lastIndexOf(Buffer.from('PK\x06\x06', 'latin1'))
  if (end64 < 0 || tail.readUInt32LE(end64) !== end64Mark || tail.readUInt32LE(end) !== endMark) return place
  const numberAt = (at: number) => Number(tail.readBigUInt64LE(end64 + at))
  return { count: numberAt(32), length: numberAt(40), start: numberAt(48) }
}

/** Sizes and offset beyond 32 bits are in the extra field 1, in this order, each only if its own field is full. */
function sizesOf(tail: Buffer, position: number, extra: Buffer): Pick<ZipListing, 'bytes' | 'packedBytes' | 'offset'> {
  const found = [24, 20, 42].map((at) => tail.readUInt32LE(position + at))
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let next = at + 4
    for (const [index, value] of found.entries()) {
      if (value !== full32) continue
      found[index] = Number(extra.readBigUInt64LE(next))
      next += 8
    }
  }
  const [bytes = 0, packedBytes = 0, offset = 0] = found
  return { bytes, packedBytes, offset }
}

/** Names without the UTF-8 flag are UTF-8 all the same on a Mac, and Windows-1252 or similar elsewhere. */
function decode(name: Buffer, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(name)
  } catch {
    return new TextDecoder('windows-1252').decode(name)
  }
}
