import { decrypt, encrypt } from '#platform/encryption.server.ts'

const purpose = 'tax ids'

/** Encrypts a tax ID. The ciphertext is bound to the person, so that it cannot be decrypted for another. */
export function encryptTaxId(secretKey: Buffer, personId: string, taxId: string): Buffer {
  return encrypt(secretKey, { purpose, owner: personId }, taxId)
}

/** Decrypts a tax ID. Throws if the ciphertext was changed or belongs to another person. */
export function openTaxId(secretKey: Buffer, personId: string, encrypted: Buffer): string {
  return decrypt(secretKey, { purpose, owner: personId }, encrypted)
}
