import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey, type SecretKey } from './secret-key.server.ts'

const cipher = 'aes-256-gcm'
const version = 1
const ivBytes = 12
const tagBytes = 16

/** Purpose and owner of an encrypted text. Decryption with any other purpose or owner fails. */
export type EncryptedFor = { purpose: string; owner: string }

/** Encrypts a short text. Format: version, nonce, tag, ciphertext. */
export function encrypt({ current }: SecretKey, { purpose, owner }: EncryptedFor, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const encrypting = createCipheriv(cipher, derivedKey(current, purpose), iv).setAAD(Buffer.from(owner))
  const content = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()])
  return Buffer.concat([Buffer.from([version]), iv, encrypting.getAuthTag(), content])
}

/** Decrypts a text. Throws if it was changed, or encrypted for another purpose or owner. */
export function decrypt(secretKey: SecretKey, encryptedFor: EncryptedFor, encrypted: Buffer): string {
  const { text } = decryptWith(secretKey, encryptedFor, encrypted)
  return text
}

/** The text encrypted with the current key; null if it already is. Throws like `decrypt`. */
export function reencrypt(secretKey: SecretKey, encryptedFor: EncryptedFor, encrypted: Buffer): Buffer | null {
  const { key, text } = decryptWith(secretKey, encryptedFor, encrypted)
  return key === secretKey.current ? null : encrypt(secretKey, encryptedFor, text)
}

function decryptWith({ all }: SecretKey, { purpose, owner }: EncryptedFor, encrypted: Buffer) {
  if (encrypted[0] !== version) throw new Error(`The value encrypted for ${purpose} has an unknown version`)
  const iv = encrypted.subarray(1, 1 + ivBytes)
  const tag = encrypted.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)
  const content = encrypted.subarray(1 + ivBytes + tagBytes)
  let cause: unknown
  for (const key of all) {
    const decrypting = createDecipheriv(cipher, derivedKey(key, purpose), iv).setAAD(Buffer.from(owner)).setAuthTag(tag)
    const text = decrypting.update(content)
    try {
      return { key, text: Buffer.concat([text, decrypting.final()]).toString('utf8') }
    } catch (error) {
      cause = error
    }
  }
  throw new Error(`The value encrypted for ${purpose} cannot be decrypted`, { cause })
}
