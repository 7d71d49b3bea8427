import { crc32 } from 'node:zlib'

const most16 = 0xffff

const most32 = 0xffffffff

/** ZIP versions required to unpack an entry: 2.0, or 4.5 (ZIP64) for values beyond 32 bits. */
const plain = 20

const zip64 = 45

const system = 3 * 256

const attributes = 0o100644 * 65_536

const flags = 0x0808

const none = Buffer.alloc(0)

const capped32 = (value: number) => Math.min(value, most32)

export type ZipEntry = { name: string; at: Date; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** Streams an uncompressed ZIP archive (ZIP64 if needed). Closes each entry's content, even if reading stops early. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, at, content } of entries) {
    const header = localHeader({ name, at })
    yield header
    let crc = 0
    let size = 0
    for await (const chunk of content) {
      crc = crc32(chunk, crc)
      size += chunk.length
      yield chunk
    }
    const tail = descriptor({ crc, size })
    yield tail
    directory.push(directoryEntry({ name, at, crc, size, offset }))
    offset += header.length + size + tail.length
  }
  yield* directory
  const length = directory.reduce((sum, entry) => sum + entry.length, 0)
  yield endOfDirectory({ count: directory.length, size: length, offset })
}

type ZipRecord = { name: string; at: Date; crc: number; size: number; offset: number }

function localHeader({ name, at }: Pick<ZipRecord, 'name' | 'at'>): Buffer {
  const bytes = Buffer.from(name)
  return Buffer.concat([
    pack([4, 0x04034b50], [2, plain], [2, flags], [2, 0], [4, timeOf(at)]),
    pack([4, 0], [4, 0], [4, 0], [2, bytes.length], [2, 0]),
    bytes,
  ])
}

export function descriptor({ crc, size }: Pick<ZipRecord, 'crc' | 'size'>): Buffer {
  const width = size >= most32 ? 8 : 4
  return pack([4, 0x08074b50], [4, crc], [width, size], [width, size])
}

/** Entry of a ZIP archive's central directory. Values beyond 32 bits go into the ZIP64 field, in a fixed order. */
export function directoryEntry({ name, at, crc, size, offset }: ZipRecord): Buffer {
  const bytes = Buffer.from(name)
  const wide = [size, size, offset].filter((value) => value >= most32)
  const extra = wide.length > 0 ? pack([2, 1], [2, wide.length * 8], ...wide.map((value) => [8, value] as const)) : none
  const version = wide.length > 0 ? zip64 : plain
  return Buffer.concat([
    pack([4, 0x02014b50], [2, system + zip64], [2, version], [2, flags], [2, 0], [4, timeOf(at)]),
    pack([4, crc], [4, capped32(size)], [4, capped32(size)], [2, bytes.length], [2, extra.length]),
    pack([2, 0], [2, 0], [2, 0], [4, attributes], [4, capped32(offset)]),
    bytes,
    extra,
  ])
}

export function endOfDirectory({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const isWide = count >= most16 || size >= most32 || offset >= most32
  const wideEnd = [
    pack(
      [4, 0x06064b50],
      [8, 44],
      [2, zip64],
      [2, zip64],
      [4, 0],
      [4, 0],
      [8, count],
      [8, count],
      [8, size],
      [8, offset],
    ),
    pack([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]),
  ]
  const short = Math.min(count, most16)
  return Buffer.concat([
    ...(isWide ? wideEnd : []),
    pack([4, 0x06054b50], [2, 0], [2, 0], [2, short], [2, short], [4, capped32(size)], [4, capped32(offset)], [2, 0]),
  ])
}

function pack(...fields: readonly (readonly [width: 2 | 4 | 8, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0))
  let at = 0
  for (const [width, value] of fields) {
    if (width === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, width)
    at += width
  }
  return buffer
}

function timeOf(at: Date): number {
  const years = Math.min(Math.max(at.getFullYear() - 1980, 0), 127)
  const day = years * 512 + (at.getMonth() + 1) * 32 + at.getDate()
  return day * 65_536 + at.getHours() * 2048 + at.getMinutes() * 32 + Math.floor(at.getSeconds() / 2)
}
