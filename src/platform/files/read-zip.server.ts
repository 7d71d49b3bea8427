import { once } from 'node:events'
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { ZipListing } from './zip-directory.ts'

const localHeaderBytes = 30
const localMark = 0x04034b50

/** The archive does not hold what its directory says. */
export class ZipDamaged extends Error {
  override name = 'ZipDamaged'
}

/**
 * Yields the files of an archive one after the other, without keeping it in memory or on the disk. `entries` must be in
 * the order of their offsets. What is not read of a file is skipped. Callers limit how much they read of each.
 */
export async function* readZip<Entry extends ZipListing>(
  archive: Readable,
  entries: readonly Entry[],
): AsyncGenerator<{ entry: Entry; content: Readable }> {
  const source = takeFrom(archive)
  try {
    for (const entry of entries) {
      await source.skipTo(entry.offset)
      const header = await source.take(localHeaderBytes)
      if (header.readUInt32LE(0) !== localMark)
        throw new ZipDamaged(`No file starts at byte ${entry.offset} of the archive`)
      await source.take(header.readUInt16LE(26) + header.readUInt16LE(28))
      const packed = Readable.from(source.pieces(entry.packedBytes))
      // An error of `packed` reaches the reader through `content`.
      const content = entry.isDeflated ? packed.pipe(createInflateRaw()) : packed
      packed.on('error', (error) => content.destroy(error))
      content.on('error', () => undefined)
      yield { entry, content }
      content.destroy()
      packed.destroy()
      // The source may still be reading for this file; only then can the next one be found.
      if (!packed.closed) await once(packed, 'close')
    }
  } finally {
    archive.destroy()
  }
}

function takeFrom(archive: Readable) {
  const chunks = archive.iterator()
  let rest: Buffer = Buffer.alloc(0)
  let at = 0

  async function next(max: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { value, done } = await chunks.next()
      if (done) throw new ZipDamaged('The archive ends too early')
      rest = Buffer.from(value)
    }
    const piece = rest.subarray(0, max)
    rest = rest.subarray(piece.length)
    at += piece.length
    return piece
  }

  async function take(length: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = length; left > 0; ) {
      const piece = await next(left)
      parts.push(piece)
      left -= piece.length
    }
    return Buffer.concat(parts)
  }

  async function* pieces(length: number) {
    for (let left = length; left > 0; ) {
      const piece = await next(left)
      left -= piece.length
      yield piece
    }
  }

  async function skipTo(offset: number): Promise<void> {
    while (at < offset) await next(offset - at)
  }
  return { take, pieces, skipTo }
}
