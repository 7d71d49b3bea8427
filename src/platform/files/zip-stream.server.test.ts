import { closeSync, ftruncateSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type Entry, fromBufferPromise, openPromise } from 'yauzl'
import { descriptor, directoryEntry, endOfDirectory, type ZipEntry, zipStream } from './zip-stream.server.ts'

const at = new Date(2026, 10, 21, 10, 0, 2)
const bytes = (words: string) => [new TextEncoder().encode(words)]

/** Writes a sparse file: skips chunks equal to `hole`, so that an archive of gigabytes takes almost no disk space. */
async function anArchive(entries: AsyncIterable<ZipEntry>, hole?: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'archive.zip')
  const file = openSync(path, 'w')
  const pieces: Uint8Array[] = []
  let start = 0
  let length = 0
  const save = () => writeSync(file, Buffer.concat(pieces.splice(0)), 0, undefined, start)
  for await (const piece of zipStream(entries)) {
    if (piece === hole) save()
    else pieces.push(piece)
    length += piece.length
    if (pieces.length === 0) start = length
  }
  save()
  ftruncateSync(file, length)
  closeSync(file)
  return path
}

async function read(path: string) {
  const isLarge = statSync(path).size > 2 ** 30
  const archive = isLarge ? await openPromise(path, { autoClose: false }) : await fromBufferPromise(readFileSync(path))
  const entries: Entry[] = []
  for await (const entry of archive.eachEntry()) entries.push(entry)
  const last = entries.at(-1)
  const words = last ? await text(await archive.openReadStreamPromise(last)) : null
  archive.close()
  return { entries, words }
}

test('another program reads names, times and contents', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'documents/Lohnausweis Zürich.txt', at, content: bytes('Lohn') }
    yield { name: 'empty.txt', at, content: [] }
    yield { name: 'index.html', at, content: [...bytes('one '), ...bytes('two')] }
  }
  const { entries: found, words } = await read(await anArchive(entries()))
  expect(found.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize])).toEqual([
    ['documents/Lohnausweis Zürich.txt', 4],
    ['empty.txt', 0],
    ['index.html', 7],
  ])
  expect(found[0]?.getLastModDate({ timezone: 'local' })).toEqual(at)
  expect(words).toBe('one two')
})

test('an archive holds more than 65,535 files', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let number = 1; number <= 65_540; number++) yield { name: `${number}`, at, content: [] }
    yield { name: 'last', at, content: bytes('The last one') }
  }
  const { entries: found, words } = await read(await anArchive(entries()))
  expect(found).toHaveLength(65_541)
  expect(words).toBe('The last one')
})

test('an archive holds a file above 4 GB and a file after it', async () => {
  const hole = new Uint8Array(64 * 1024 * 1024)
  const times = 65
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'large', at, content: Array.from({ length: times }, () => hole) }
    yield { name: 'behind', at, content: bytes('Beyond 4 GB') }
  }
  const { entries: found, words } = await read(await anArchive(entries(), hole))
  expect(found.map(({ uncompressedSize }) => uncompressedSize)).toEqual([times * hole.length, 11])
  expect(found[1]?.relativeOffsetOfLocalHeader).toBeGreaterThan(2 ** 32)
  expect(words).toBe('Beyond 4 GB')
}, 60_000)

test.each([
  ['just below', 2 ** 32 - 2, 16, 0],
  ['at', 2 ** 32 - 1, 24, 28],
  ['beyond', 2 ** 32, 24, 28],
])('ZIP64 fields are used from the 32-bit limit on: %s 4 GB', (_, size, describing, extra) => {
  const small = directoryEntry({ name: 'a', at, crc: 1, size: 1, offset: 1 }).length
  expect(descriptor({ crc: 1, size })).toHaveLength(describing)
  expect(directoryEntry({ name: 'a', at, crc: 1, size, offset: size }).length - small).toBe(extra)
  expect(endOfDirectory({ count: 1, size: 60, offset: size })).toHaveLength(extra ? 98 : 22)
})

test.each([
  [65_534, 22],
  [65_535, 98],
])('the end record for %i files takes %i bytes', (count, length) => {
  expect(endOfDirectory({ count, size: 60, offset: 60 })).toHaveLength(length)
})
