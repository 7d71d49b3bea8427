import { randomBytes } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { decryptFile, encryptFile, FileDamaged, chunkBytes } from './file-cipher.server.ts'

const secretKey = randomBytes(32)
const encryptedChunk = chunkBytes + 16
const header = 20

// Streams in pieces of an odd size, so that pieces and frames never fall together.
const pieces = (content: Buffer, size = 50_021) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, n) => content.subarray(n * size, (n + 1) * size)),
  )
const seal = (content: Buffer, fileId = 'file-1') => buffer(pieces(content).compose(encryptFile(secretKey, fileId)))
const open = (sealed: Buffer, fileId = 'file-1', key = secretKey) =>
  buffer(pieces(sealed).compose(decryptFile(key, fileId)))

test.each([0, 1, 1000, chunkBytes - 1, chunkBytes, chunkBytes + 1, 2 * chunkBytes, 3 * chunkBytes + 7])(
  '%i bytes come back as they were',
  async (size) => {
    const content = randomBytes(size)
    const sealed = await seal(content)
    expect(sealed.length).toBe(header + size + 16 * Math.max(1, Math.ceil(size / chunkBytes)))
    expect((await open(sealed)).equals(content)).toBe(true)
  },
)

test('the content is not readable in what is stored, and the same content never looks the same', async () => {
  const content = Buffer.alloc(100_000, 'salary statement ')
  const [first, second] = [await seal(content), await seal(content)]
  expect(first.includes('salary')).toBe(false)
  expect(first.subarray(header).equals(second.subarray(header))).toBe(false)
})

const content = randomBytes(3 * chunkBytes + 100)
const chunks = (sealed: Buffer) =>
  [0, 1, 2, 3].map((n) => sealed.subarray(header + n * encryptedChunk, header + (n + 1) * encryptedChunk))
const join = (sealed: Buffer, ...order: number[]) =>
  Buffer.concat([sealed.subarray(0, header), ...order.map((n) => chunks(sealed)[n] ?? Buffer.alloc(0))])
const flip = (sealed: Buffer, at: number) => {
  const changed = Buffer.from(sealed)
  changed.writeUInt8((changed.at(at) ?? 0) ^ 1, at < 0 ? changed.length + at : at)
  return changed
}

test.each<[string, (sealed: Buffer) => Buffer]>([
  ['a bit of the mark', (sealed) => flip(sealed, 0)],
  ['a bit of the salt', (sealed) => flip(sealed, 10)],
  ['a bit of the first frame', (sealed) => flip(sealed, header)],
  ['a bit of a tag', (sealed) => flip(sealed, header + encryptedChunk - 1)],
  ['a bit of the last frame', (sealed) => flip(sealed, -20)],
  ['two frames swapped', (sealed) => join(sealed, 1, 0, 2, 3)],
  ['a frame left out', (sealed) => join(sealed, 0, 2, 3)],
  ['a frame doubled', (sealed) => join(sealed, 0, 0, 1, 2, 3)],
  ['the last frame cut off', (sealed) => join(sealed, 0, 1, 2)],
  ['a byte cut off', (sealed) => sealed.subarray(0, -1)],
  ['a byte added', (sealed) => Buffer.concat([sealed, Buffer.alloc(1)])],
  ['two files one after the other', (sealed) => Buffer.concat([sealed, sealed])],
  ['only the header', (sealed) => sealed.subarray(0, header)],
  ['half a header', (sealed) => sealed.subarray(0, 7)],
  ['nothing at all', () => Buffer.alloc(0)],
])('tampering is found: %s', async (_name, change) => {
  await expect(open(change(await seal(content)))).rejects.toThrow(FileDamaged)
})

test('a file does not open under the id of another file, or with another key', async () => {
  const sealed = await seal(content, 'file-1')
  await expect(open(sealed, 'file-2')).rejects.toThrow(FileDamaged)
  await expect(open(sealed, 'file-1', randomBytes(32))).rejects.toThrow(FileDamaged)
})

test('a frame taken from another file does not fit in', async () => {
  const [first, second] = [await seal(content, 'file-1'), await seal(content, 'file-2')]
  const mixed = Buffer.concat([first.subarray(0, header + encryptedChunk), second.subarray(header + encryptedChunk)])
  await expect(open(mixed)).rejects.toThrow(FileDamaged)
})

test('100 MB go through both ways, less than 1 MB of them at a time', async () => {
  const piece = randomBytes(64 * 1024)
  const total = 100 * 1024 * 1024
  let received = 0
  let mostInside = 0
  async function* source() {
    for (let sent = 0; sent < total; ) {
      yield piece
      sent += piece.length
      mostInside = Math.max(mostInside, sent - received)
    }
  }
  const slowSink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      received += chunk.length
      setImmediate(done)
    },
  })
  await pipeline(source, encryptFile(secretKey, 'big'), decryptFile(secretKey, 'big'), slowSink)
  expect(received).toBe(total)
  expect(mostInside).toBeLessThan(1024 * 1024)
})
