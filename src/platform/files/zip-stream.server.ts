import { Zip, ZipPassThrough } from 'fflate'

export type ZipEntry = { name: string; at: Date; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/**
 * A ZIP archive, made as it is read, one file at a time. Files are stored as they are: most are packed already. What reads
 * an entry closes it, also when reading stops early.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for await (const { name, at, content } of entries) {
    const entry = new ZipPassThrough(name)
    entry.mtime = at
    zip.add(entry)
    for await (const chunk of content) {
      entry.push(chunk)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
