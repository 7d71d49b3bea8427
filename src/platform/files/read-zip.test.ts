import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { aZip } from '#test/files/a-zip.ts'
import { readZip } from './read-zip.server.ts'
import { readZipDirectory, type ZipListing } from './zip-directory.ts'
import { zipStream } from './zip-stream.server.ts'

const read = (archive: Buffer, max = 100) => readZipDirectory(archive, archive.length, max)
const entriesOf = (archive: Buffer) => {
  const found = read(archive)
  if (!found.ok) throw new Error(found.reason)
  return found.entries
}
/** Hands over the archive in small pieces, as a network would. */
const streamed = (archive: Buffer, piece = 7) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < archive.length; at += piece) yield archive.subarray(at, at + piece)
    })(),
  )

async function unpack(archive: Buffer, entries: ZipListing[] = entriesOf(archive)) {
  const files: Record<string, string> = {}
  for await (const { entry, content } of readZip(streamed(archive), entries))
    files[entry.path] = String(await buffer(content))
  return files
}

const inner = aZip([{ name: 'inside.txt', content: 'inner', isStored: true }])
const parts = [
  { name: 'a@example.com/2023/return.pdf', content: 'one'.repeat(100) },
  { name: 'a@example.com/2023/stored.txt', content: 'two', isStored: true },
  { name: 'nested.zip', content: inner, isStored: true },
  { name: 'Müller/2022/x.txt', content: '' },
]

describe('a ZIP archive', () => {
  test.each([false, true])('is read file by file (with data descriptors: %s)', async (hasDescriptors) => {
    const archive = aZip(parts, { hasDescriptors })
    const files = await unpack(archive)
    expect(Object.keys(files)).toEqual(parts.map(({ name }) => name))
    expect(files['a@example.com/2023/return.pdf']).toBe('one'.repeat(100))
    expect(files['nested.zip']).toBe(inner.toString())
  })

  test('of our own exports is read, although it says the sizes only at the end', async () => {
    async function* entries() {
      yield { name: 'x/1.bin', at: new Date(0), content: [Buffer.from('first')] }
      yield { name: 'x/2.zip', at: new Date(0), content: [inner] }
    }
    const archive = await buffer(zipStream(entries()))
    expect(await unpack(archive)).toEqual({ 'x/1.bin': 'first', 'x/2.zip': inner.toString() })
  })

  test('is read on after a file of which only the start was read, or nothing', async () => {
    const archive = aZip([
      { name: 'big', content: 'x'.repeat(500_000) },
      { name: 'skipped', content: 'y'.repeat(9_000), isStored: true },
      { name: 'last', content: 'end' },
    ])
    const seen: string[] = []
    for await (const { entry, content } of readZip(streamed(archive, 100), entriesOf(archive))) {
      if (entry.path === 'big') for await (const _ of content) break
      if (entry.path === 'last') seen.push(String(await buffer(content)))
    }
    expect(seen).toEqual(['end'])
  })

  test('is refused if it is none, is cut off, overlaps or has too many files', () => {
    const archive = aZip(parts)
    expect(read(Buffer.from('no zip at all, just text'))).toEqual({ ok: false, reason: 'not-a-zip' })
    expect(read(archive.subarray(0, archive.length - 30))).toEqual({ ok: false, reason: 'damaged' })
    expect(read(archive, 3)).toEqual({ ok: false, reason: 'too-many-files' })
    const overlapping = Buffer.from(archive)
    const second = overlapping.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    overlapping.writeUInt32LE(0, second + 42)
    expect(read(overlapping)).toEqual({ ok: false, reason: 'damaged' })
    expect(readZipDirectory(archive.subarray(-40), archive.length, 100)).toEqual({
      ok: false,
      reason: 'directory-too-large',
    })
  })

  test('marks encrypted files', () => {
    expect(entriesOf(aZip([{ name: 'secret', content: 'x', isEncrypted: true }]))[0]).toMatchObject({
      isEncrypted: true,
    })
  })
})
