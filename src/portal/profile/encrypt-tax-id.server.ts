import { signature, unseal } from '#platform/encryption.server.ts'

const purpose = 'tax ids'

/** Encrypts a tax ID for one person. Nobody else's row can be opened with it. */
export function encryptTaxId(secretKey: Buffer, personId: string, taxId: string): Buffer {
  return signature(secretKey, { purpose, owner: personId }, taxId)
}

/** Decrypts what `encryptTaxId` made. Throws when it was changed, or belongs to somebody else. */
export function openTaxId(secretKey: Buffer, personId: string, encrypted: Buffer): string {
  return unseal(secretKey, { purpose, owner: personId }, encrypted)
}
