import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const version = 1
const ivBytes = 12
const tagBytes = 16

/** Encrypts a tax ID for one person: version, nonce, tag, cipher text. Nobody else's row can be opened with it. */
export function sealTaxId(secretKey: Buffer, personId: string, taxId: string): Buffer {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyOf(secretKey), iv).setAAD(Buffer.from(personId))
  const content = Buffer.concat([sealing.update(taxId, 'utf8'), sealing.final()])
  return Buffer.concat([Buffer.from([version]), iv, sealing.getAuthTag(), content])
}

/** Decrypts what `sealTaxId` made. Throws when it was changed, or belongs to somebody else. */
export function openTaxId(secretKey: Buffer, personId: string, sealed: Buffer): string {
  if (sealed[0] !== version) throw new Error('A sealed tax ID is of an unknown version')
  const iv = sealed.subarray(1, 1 + ivBytes)
  const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)
  const opening = createDecipheriv(cipher, keyOf(secretKey), iv).setAAD(Buffer.from(personId)).setAuthTag(tag)
  const content = sealed.subarray(1 + ivBytes + tagBytes)
  return Buffer.concat([opening.update(content), opening.final()]).toString('utf8')
}

function keyOf(secretKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'tax ids', 32))
}
