import { crc32 } from 'node:zlib'
import { descriptor, directoryEntry, endOfDirectory, localHeader } from './zip-records.ts'

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
