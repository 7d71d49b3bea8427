import { crc32, inflateRawSync } from 'node:zlib'

const maxBytes = 2 * 1024 * 1024
const [endMark, entryMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50]
const [stored, deflated] = [0, 8]

export type Unzipped = { ok: true; bytes: Buffer } | { ok: false; reason: 'damaged' | 'too-large' | 'hostile' }

/** The only file of a small ZIP archive (APPNOTE 6.3); checks its size before and its CRC after unpacking. */
export function unzipOne(archive: Uint8Array): Unzipped {
  try {
    return unzip(Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return refused('too-large')
    return refused('damaged')
  }
}

function unzip(zip: Buffer): Unzipped {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== endMark) return refused('damaged')
  if (zip.readUInt16LE(end + 10) !== 1) return refused('hostile')
  const entry = zip.readUInt32LE(end + 16)
  if (zip.readUInt32LE(entry) !== entryMark) return refused('damaged')
  const [flags, method] = [zip.readUInt16LE(entry + 8), zip.readUInt16LE(entry + 10)]
  const [crc, packedSize, size] = [16, 20, 24].map((at) => zip.readUInt32LE(entry + at)) as [number, number, number]
  if (size > maxBytes || packedSize > maxBytes) return refused('too-large')
  const isEncrypted = (flags & 1) === 1
  if (isEncrypted || (method !== stored && method !== deflated)) return refused('hostile')
  const local = zip.readUInt32LE(entry + 42)
  if (zip.readUInt32LE(local) !== localMark) return refused('damaged')
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const packed = zip.subarray(start, start + packedSize)
  if (packed.length !== packedSize) return refused('damaged')
  const bytes = method === stored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
  return bytes.length === size && crc32(bytes) === crc ? { ok: true, bytes } : refused('damaged')
}

function refused(reason: 'damaged' | 'too-large' | 'hostile'): Unzipped {
  return { ok: false, reason }
}
