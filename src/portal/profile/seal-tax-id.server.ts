import { seal, unseal } from '#platform/seal.server.ts'

const purpose = 'tax ids'

/** Encrypts a tax ID for one person. Nobody else's row can be opened with it. */
export function sealTaxId(secretKey: Buffer, personId: string, taxId: string): Buffer {
  return seal(secretKey, { purpose, owner: personId }, taxId)
}

/** Decrypts what `sealTaxId` made. Throws when it was changed, or belongs to somebody else. */
export function openTaxId(secretKey: Buffer, personId: string, sealed: Buffer): string {
  return unseal(secretKey, { purpose, owner: personId }, sealed)
}
