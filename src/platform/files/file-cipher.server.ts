import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'

/*
 * Format of an encrypted file: the bytes 'ETB1', 16 bytes of salt, then chunks of 64 KiB (the last may be shorter),
 * each followed by a 16-byte tag. Chunks are encrypted with AES-256-GCM. Each file has its own key, derived from its
 * salt by HKDF-SHA256. The nonce is the chunk number. An authenticated flag marks the last chunk.
 */
const mark = Buffer.from('ETB1')
const saltBytes = 16
const headerBytes = mark.length + saltBytes
const tagBytes = 16

export const chunkBytes = 64 * 1024

export class FileDamaged extends Error {
  override name = 'FileDamaged'
}

export function encryptFile(secret: Buffer, fileId: string): Transform {
  const salt = randomBytes(saltBytes)
  const key = keyOf(secret, fileId, salt)
  const fileChunk = inChunks(chunkBytes, (plain, number, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(flagOf(isLast))
    return [cipher.update(plain), cipher.final(), cipher.getAuthTag()]
  })
  let hasHeader = false
  const header = () => {
    if (hasHeader) return []
    hasHeader = true
    return [mark, salt]
  }
  return transform(
    (chunk) => [...header(), ...fileChunk.take(chunk)],
    () => [...header(), ...fileChunk.finish()],
  )
}

/**
 * Decrypts a stream with the one of `secrets` that opens its first chunk. Fails with `FileDamaged` at the first invalid
 * chunk, before emitting any of that chunk.
 */
export function decryptFile(secrets: readonly Buffer[], fileId: string): Transform {
  let header = Buffer.alloc(0)
  let keys: Buffer[] = []
  const fileChunk = inChunks(chunkBytes + tagBytes, (encrypted, number, isLast) => {
    if (keys.length === 0 || encrypted.length < tagBytes) throw new FileDamaged(`File ${fileId} is incomplete`)
    const tag = encrypted.subarray(encrypted.length - tagBytes)
    let cause: unknown
    for (const key of keys) {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(flagOf(isLast)).setAuthTag(tag)
      const plain = decipher.update(encrypted.subarray(0, encrypted.length - tagBytes))
      try {
        decipher.final()
        keys = [key]
        return [plain]
      } catch (error) {
        cause = error
      }
    }
    throw new FileDamaged(`Frame ${number} of file ${fileId} cannot be decrypted`, { cause })
  })
  const open = (chunk: Buffer): Buffer[] => {
    if (keys.length > 0) return fileChunk.take(chunk)
    const start = Buffer.concat([header, chunk.subarray(0, headerBytes - header.length)])
    const rest = chunk.subarray(start.length - header.length)
    header = start
    if (header.length < headerBytes) return []
    if (!header.subarray(0, mark.length).equals(mark))
      throw new FileDamaged(`File ${fileId} does not start like a stored file`)
    const salt = header.subarray(mark.length)
    keys = secrets.map((secret) => keyOf(secret, fileId, salt))
    return fileChunk.take(rest)
  }
  return transform(open, () => fileChunk.finish())
}

function keyOf(secret: Buffer, fileId: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, `file ${fileId}`, 32))
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 6, 6)
  return nonce
}

function flagOf(isLast: boolean): Buffer {
  return Buffer.from([isLast ? 1 : 0])
}

type Signature = (fileChunk: Buffer, number: number, isLast: boolean) => Buffer[]

function inChunks(size: number, seal: Signature) {
  const waiting = Buffer.alloc(size)
  let filled = 0
  let number = 0
  return {
    take(chunk: Buffer): Buffer[] {
      const done: Buffer[] = []
      for (let at = 0; at < chunk.length; ) {
        if (filled === size) {
          done.push(...seal(waiting, number++, false))
          filled = 0
        }
        const copied = chunk.copy(waiting, filled, at)
        filled += copied
        at += copied
      }
      return done
    },
    finish: () => seal(waiting.subarray(0, filled), number, true),
  }
}

function transform(take: (chunk: Buffer) => Buffer[], finish: () => Buffer[]): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passOn(this, () => take(chunk), done)
    },
    flush(done) {
      passOn(this, finish, done)
    },
  })
}

function passOn(stream: Transform, make: () => Buffer[], done: (error?: Error) => void): void {
  try {
    for (const part of make()) stream.push(part)
    done()
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)))
  }
}
