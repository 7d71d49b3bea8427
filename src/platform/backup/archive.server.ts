import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack } from 'tar-stream'
import { BackupError } from './backup-error.server.ts'
import type { Measure } from './manifest.ts'

// Tar needs the size of an entry in advance, but the size of a stream is unknown. So each entry is split into numbered
// parts of at most 1 MB.
const partBytes = 1024 * 1024

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

export function writePlainEntry(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = pack.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    // If the archive fails, it also emits the error on the entry that is being written. Without a listener on that
    // entry, the process would crash.
    entry.on('error', reject)
  })
}

export type Entry = { name: string; content: AsyncIterable<Buffer> }

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
  const feeding = pipeline(archive, entries).catch((error: unknown) => {
    entries.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  try {
    for await (const entry of entries) {
      if ((entry.header.size ?? 0) > 512 * partBytes) throw new BackupError('This is not a backup of this application.')
      yield { entry: entry.header.name.replace(/\/\d{6}$/, ''), bytes: await buffer(entry) }
    }
  } catch (error) {
    throw isTarError(error)
      ? new BackupError('The backup is incomplete or was changed, so it cannot be read.', { cause: error })
      : error
  } finally {
    archive.destroy()
    await feeding
  }
}

function isTarError(error: unknown): boolean {
  return error instanceof Error && /^(Unexpected end of data|Invalid tar header)/.test(error.message)
}

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

export async function measureOf(content: AsyncIterable<Buffer>): Promise<Measure> {
  const meter = startMeter()
  for await (const chunk of content) meter.take(chunk)
  return meter.measure()
}
