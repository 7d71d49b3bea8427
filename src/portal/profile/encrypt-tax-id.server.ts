import { signature, unseal } from '#platform/encryption.server.ts'

const purpose = 'tax ids'

/** Encrypts a tax ID bound to one person, so that it cannot be decrypted for another. */
export function encryptTaxId(secretKey: Buffer, personId: string, taxId: string): Buffer {
  return signature(secretKey, { purpose, owner: personId }, taxId)
}

/** Decrypts a tax ID. Throws if it was changed or belongs to another person. */
export function openTaxId(secretKey: Buffer, personId: string, encrypted: Buffer): string {
  return unseal(secretKey, { purpose, owner: personId }, encrypted)
}
