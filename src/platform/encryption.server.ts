import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const version = 1
const ivBytes = 12
const tagBytes = 16

/** Purpose and owner of an encrypted text. Decryption with any other purpose or owner fails. */
export type EncryptedFor = { purpose: string; owner: string }

/** Encrypts a short text. Format: version, nonce, tag, ciphertext. */
export function encrypt(secretKey: Buffer, { purpose, owner }: EncryptedFor, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const encrypting = createCipheriv(cipher, keyOf(secretKey, purpose), iv).setAAD(Buffer.from(owner))
  const content = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()])
  return Buffer.concat([Buffer.from([version]), iv, encrypting.getAuthTag(), content])
}

/** Decrypts a text. Throws if it was changed, or encrypted for another purpose or owner. */
export function decrypt(secretKey: Buffer, { purpose, owner }: EncryptedFor, encrypted: Buffer): string {
  if (encrypted[0] !== version) throw new Error(`The value encrypted for ${purpose} has an unknown version`)
  const iv = encrypted.subarray(1, 1 + ivBytes)
  const tag = encrypted.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)
  const decrypting = createDecipheriv(cipher, keyOf(secretKey, purpose), iv).setAAD(Buffer.from(owner)).setAuthTag(tag)
  const content = encrypted.subarray(1 + ivBytes + tagBytes)
  return Buffer.concat([decrypting.update(content), decrypting.final()]).toString('utf8')
}

function keyOf(secretKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
}
