import { inflateRawSync } from 'node:zlib'

const nameSought = Buffer.from('[Content_Types].xml', 'latin1')
const localHeaderBytes = 30
const startBytes = localHeaderBytes + nameSought.length
const tailBytes = 512 * 1024
const storedBytes = 64 * 1024
const maxSaved = 32
const maxXmlLength = 1024 * 1024
const maxEntries = 5_000
const maxUnpackedBytes = 500 * 1024 * 1024

export type ZipFindings = { kind: 'package'; contentTypes: string } | { kind: 'encrypted' } | { kind: 'other' }

type Entry = { offset: number; compressedBytes: number; method: number }
type Directory = { isEncrypted: boolean; contentTypes: Entry | undefined; hasRelations: boolean }

/** Reports a ZIP bomb (over 500 MB unpacked or 5000 entries) as file type 'other' while the file is streamed. */
export function watchZip() {
  let total = 0
  let carry = Buffer.alloc(0)
  const tail = saveTail()
  const saved: { offset: number; parts: Buffer[]; size: number }[] = []

  return {
    take(chunk: Buffer): void {
      for (const part of saved) {
        if (part.size >= storedBytes) continue
        part.parts.push(chunk)
        part.size += chunk.length
      }
      const window = Buffer.concat([carry, chunk])
      const windowOffset = total - carry.length
      for (const at of placesOfName(window)) {
        if (saved.length < maxSaved) {
          const bytes = window.subarray(at)
          saved.push({ offset: windowOffset + at, parts: [bytes], size: bytes.length })
        }
      }
      carry = window.subarray(Math.max(0, window.length - startBytes + 1))
      total += chunk.length
      tail.take(chunk)
    },
    finish(): ZipFindings {
      const directory = readDirectory(tail.bytes(), total)
      if (directory?.isEncrypted) return { kind: 'encrypted' }
      if (!directory?.contentTypes || !directory.hasRelations) return { kind: 'other' }
      const entry = directory.contentTypes
      const found = saved.find(({ offset }) => offset === entry.offset)
      const contentTypes = found && unpack(Buffer.concat(found.parts), entry)
      return contentTypes ? { kind: 'package', contentTypes } : { kind: 'other' }
    },
  }
}

function saveTail() {
  const space = Buffer.alloc(2 * tailBytes)
  let filled = 0
  return {
    take(chunk: Buffer): void {
      const part = chunk.subarray(Math.max(0, chunk.length - tailBytes))
      if (part.length < chunk.length) filled = 0
      if (filled + part.length > space.length) {
        space.copyWithin(0, filled - tailBytes, filled)
        filled = tailBytes
      }
      filled += part.copy(space, filled)
    },
    bytes: () => space.subarray(0, filled),
  }
}

function placesOfName(window: Buffer): number[] {
  const places: number[] = []
  for (let at = window.indexOf(nameSought); at !== -1; at = window.indexOf(nameSought, at + 1)) {
    const start = at - localHeaderBytes
    const isHeader = start >= 0 && window.readUInt32LE(start) === 0x04034b50
    if (isHeader && window.readUInt16LE(start + 26) === nameSought.length) places.push(start)
  }
  return places
}

function readDirectory(end: Buffer, total: number): Directory | null {
  const mark = end.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (mark === -1 || mark + 22 > end.length) return null
  const entries = end.readUInt16LE(mark + 10)
  let at = end.readUInt32LE(mark + 16) - (total - end.length)
  if (entries > maxEntries || at < 0) return null
  const directory: Directory = { isEncrypted: false, contentTypes: undefined, hasRelations: false }
  let unpackedBytes = 0
  for (let n = 0; n < entries; n++) {
    if (at + 46 > mark || end.readUInt32LE(at) !== 0x02014b50) return null
    const nameLength = end.readUInt16LE(at + 28)
    const name = end.toString('utf8', at + 46, at + 46 + nameLength)
    unpackedBytes += end.readUInt32LE(at + 24)
    if (end.readUInt16LE(at + 8) & 1) directory.isEncrypted = true
    if (name === '_rels/.rels') directory.hasRelations = true
    if (name === '[Content_Types].xml') {
      directory.contentTypes = {
        method: end.readUInt16LE(at + 10),
        compressedBytes: end.readUInt32LE(at + 20),
        offset: end.readUInt32LE(at + 42),
      }
    }
    at += 46 + nameLength + end.readUInt16LE(at + 30) + end.readUInt16LE(at + 32)
  }
  return unpackedBytes > maxUnpackedBytes ? null : directory
}

function unpack(local: Buffer, { method, compressedBytes }: Entry): string | null {
  const start = localHeaderBytes + local.readUInt16LE(26) + local.readUInt16LE(28)
  const compressed = local.subarray(start, start + compressedBytes)
  if (compressed.length < compressedBytes) return null
  if (method === 0) return compressed.toString('utf8')
  if (method !== 8) return null
  try {
    return inflateRawSync(compressed, { maxOutputLength: maxXmlLength }).toString('utf8')
  } catch {
    return null
  }
}
