import { randomBytes } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { chunkBytes, decryptFile, encryptFile, FileDamaged } from './file-cipher.server.ts'

const secretKey = randomBytes(32)
const encryptedChunk = chunkBytes + 16
const header = 20

const pieces = (content: Buffer, size = 50_021) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, n) => content.subarray(n * size, (n + 1) * size)),
  )
const seal = (content: Buffer, fileId = 'file-1') => buffer(pieces(content).compose(encryptFile(secretKey, fileId)))
const open = (encrypted: Buffer, fileId = 'file-1', key = secretKey) =>
  buffer(pieces(encrypted).compose(decryptFile([key], fileId)))

test.each([0, 1, 1000, chunkBytes - 1, chunkBytes, chunkBytes + 1, 2 * chunkBytes, 3 * chunkBytes + 7])(
  '%i bytes are decrypted unchanged',
  async (size) => {
    const content = randomBytes(size)
    const encrypted = await seal(content)
    expect(encrypted.length).toBe(header + size + 16 * Math.max(1, Math.ceil(size / chunkBytes)))
    expect((await open(encrypted)).equals(content)).toBe(true)
  },
)

test('stored content is unreadable, and the same content is encrypted differently each time', async () => {
  const content = Buffer.alloc(100_000, 'salary statement ')
  const [first, second] = [await seal(content), await seal(content)]
  expect(first.includes('salary')).toBe(false)
  expect(first.subarray(header).equals(second.subarray(header))).toBe(false)
})

const content = randomBytes(3 * chunkBytes + 100)
const chunks = (encrypted: Buffer) =>
  [0, 1, 2, 3].map((n) => encrypted.subarray(header + n * encryptedChunk, header + (n + 1) * encryptedChunk))
const join = (encrypted: Buffer, ...order: number[]) =>
  Buffer.concat([encrypted.subarray(0, header), ...order.map((n) => chunks(encrypted)[n] ?? Buffer.alloc(0))])
const flip = (encrypted: Buffer, at: number) => {
  const changed = Buffer.from(encrypted)
  changed.writeUInt8((changed.at(at) ?? 0) ^ 1, at < 0 ? changed.length + at : at)
  return changed
}

test.each<[string, (encrypted: Buffer) => Buffer]>([
  ['a bit of the magic bytes', (encrypted) => flip(encrypted, 0)],
  ['a bit of the salt', (encrypted) => flip(encrypted, 10)],
  ['a bit of the first chunk', (encrypted) => flip(encrypted, header)],
  ['a bit of a tag', (encrypted) => flip(encrypted, header + encryptedChunk - 1)],
  ['a bit of the last chunk', (encrypted) => flip(encrypted, -20)],
  ['two chunks swapped', (encrypted) => join(encrypted, 1, 0, 2, 3)],
  ['a chunk removed', (encrypted) => join(encrypted, 0, 2, 3)],
  ['a chunk repeated', (encrypted) => join(encrypted, 0, 0, 1, 2, 3)],
  ['the last chunk removed', (encrypted) => join(encrypted, 0, 1, 2)],
  ['a byte removed', (encrypted) => encrypted.subarray(0, -1)],
  ['a byte added', (encrypted) => Buffer.concat([encrypted, Buffer.alloc(1)])],
  ['two files one after the other', (encrypted) => Buffer.concat([encrypted, encrypted])],
  ['only the header', (encrypted) => encrypted.subarray(0, header)],
  ['half a header', (encrypted) => encrypted.subarray(0, 7)],
  ['an empty file', () => Buffer.alloc(0)],
])('tampering is detected: %s', async (_name, change) => {
  await expect(open(change(await seal(content)))).rejects.toThrow(FileDamaged)
})

test('a file cannot be decrypted with the id of another file or another key', async () => {
  const encrypted = await seal(content, 'file-1')
  await expect(open(encrypted, 'file-2')).rejects.toThrow(FileDamaged)
  await expect(open(encrypted, 'file-1', randomBytes(32))).rejects.toThrow(FileDamaged)
})

test('a chunk of another file is refused', async () => {
  const [first, second] = [await seal(content, 'file-1'), await seal(content, 'file-2')]
  const mixed = Buffer.concat([first.subarray(0, header + encryptedChunk), second.subarray(header + encryptedChunk)])
  await expect(open(mixed)).rejects.toThrow(FileDamaged)
})

test('100 MB are streamed with less than 1 MB in memory', async () => {
  const piece = randomBytes(64 * 1024)
  const total = 100 * 1024 * 1024
  let received = 0
  let maxInside = 0
  async function* source() {
    for (let sent = 0; sent < total; ) {
      yield piece
      sent += piece.length
      maxInside = Math.max(maxInside, sent - received)
    }
  }
  const slowSink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      received += chunk.length
      setImmediate(done)
    },
  })
  await pipeline(source, encryptFile(secretKey, 'big'), decryptFile([secretKey], 'big'), slowSink)
  expect(received).toBe(total)
  expect(maxInside).toBeLessThan(1024 * 1024)
})
