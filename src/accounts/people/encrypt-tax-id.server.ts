import { decrypt, encrypt } from '#platform/secret-key/encryption.server.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'

export const taxIdPurpose = 'tax ids'

/** Encrypts a tax ID. The ciphertext is bound to the person, so that it cannot be decrypted for another. */
export function encryptTaxId(secretKey: SecretKey, personId: string, taxId: string): Buffer {
  return encrypt(secretKey, { purpose: taxIdPurpose, owner: personId }, taxId)
}

/** Decrypts a tax ID. Throws if the ciphertext was changed or belongs to another person. */
export function openTaxId(secretKey: SecretKey, personId: string, encrypted: Buffer): string {
  return decrypt(secretKey, { purpose: taxIdPurpose, owner: personId }, encrypted)
}
