import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack } from 'tar-stream'
import { BackupError } from './backup-error.server.ts'
import type { Measure } from './manifest.ts'

/*
 * A backup is a tar file. How long a table or file is is known only at its end, and tar wants to know before: each entry is
 * cut into parts of at most 1 MB, `tables/public.people/000001` and so on. Put together they are what COPY reads.
 */
const partBytes = 1024 * 1024

/** Writes one entry as it streams in, holding one part at a time. */
export async function writeEntry(pack: Pack, name: string, content: AsyncIterable<Buffer>): Promise<Measure> {
  const meter = startMeter()
  let number = 0
  let waiting: Buffer[] = []
  let waitingBytes = 0
  const writePart = async () => {
    await writePlainEntry(pack, `${name}/${String(++number).padStart(6, '0')}`, Buffer.concat(waiting))
    waiting = []
    waitingBytes = 0
  }
  for await (const chunk of content) {
    meter.take(chunk)
    for (let at = 0; at < chunk.length; ) {
      const piece = chunk.subarray(at, at + partBytes - waitingBytes)
      waiting.push(piece)
      waitingBytes += piece.length
      at += piece.length
      if (waitingBytes === partBytes) await writePart()
    }
  }
  if (waitingBytes > 0) await writePart()
  return meter.measure()
}

/** Writes a small entry whole, under its own name. */
export function writePlainEntry(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = pack.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    // When the archive breaks off, the entry under way fails with it, and would end the program if nobody listened.
    entry.on('error', reject)
  })
}

export type Entry = { name: string; content: AsyncIterable<Buffer> }

/** The entries of an archive in their order; what the reader leaves of one is passed by. */
export async function* readEntries(archive: Readable): AsyncGenerator<Entry> {
  const parts = readParts(archive)
  let next = await parts.next()
  async function* rest(name: string) {
    while (!next.done && next.value.entry === name) {
      const { bytes } = next.value
      next = await parts.next()
      yield bytes
    }
  }
  try {
    while (!next.done) {
      const name = next.value.entry
      yield { name, content: rest(name) }
      while (!next.done && next.value.entry === name) next = await parts.next()
    }
  } finally {
    await parts.return(undefined)
  }
}

async function* readParts(archive: Readable): AsyncGenerator<{ entry: string; bytes: Buffer }, undefined> {
  const entries = extract()
  // What breaks the archive ends the loop below with the same error.
  const feeding = pipeline(archive, entries).catch((error: unknown) => {
    entries.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  try {
    for await (const entry of entries) {
      if ((entry.header.size ?? 0) > 512 * partBytes) throw new BackupError('This is no backup of this program.')
      yield { entry: entry.header.name.replace(/\/\d{6}$/, ''), bytes: await buffer(entry) }
    }
  } catch (error) {
    throw isTarError(error)
      ? new BackupError('The backup is cut off or was changed: it cannot be read.', { cause: error })
      : error
  } finally {
    archive.destroy()
    await feeding
  }
}

function isTarError(error: unknown): boolean {
  return error instanceof Error && /^(Unexpected end of data|Invalid tar header)/.test(error.message)
}

/** Counts and hashes what passes by. */
export function startMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    take(chunk: Buffer): void {
      bytes += chunk.length
      hash.update(chunk)
    },
    measure: (): Measure => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** Reads all of it, keeping only its size and checksum. */
export async function measureOf(content: AsyncIterable<Buffer>): Promise<Measure> {
  const meter = startMeter()
  for await (const chunk of content) meter.take(chunk)
  return meter.measure()
}
