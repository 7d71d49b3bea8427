import { z } from 'zod'
import { decrypt, encrypt } from '#platform/secret-key/encryption.server.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import type { Payee } from './payee.ts'

export const payeePurpose = 'payees'
const text = z.string().nullable()
const address = z.object({ street: text, houseNumber: text, postcode: text, town: z.string(), country: z.string() })
const encrypted = z.object({
  name: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  address: address.nullable().default(null),
})

/** Encrypts a payee, so that it can be decrypted only with the same `owner` (order or payment id). */
export function encryptPayee(secretKey: SecretKey, owner: string, payee: Payee): Buffer {
  return encrypt(secretKey, { purpose: payeePurpose, owner }, JSON.stringify(encrypted.parse(payee)))
}

/** Decrypts a payee. Throws if the ciphertext was tampered with or belongs to another owner. */
export function openPayee(secretKey: SecretKey, owner: string, content: Buffer): Payee {
  return encrypted.parse(JSON.parse(decrypt(secretKey, { purpose: payeePurpose, owner }, content)))
}

/** Keyed fingerprint (HMAC) of an IBAN. Lets the audit log compare accounts without storing them, until SECRET_KEY is replaced. */
export function fingerprintOf(secretKey: SecretKey, { iban }: Pick<Payee, 'iban'>): string {
  return secretKey.sign('fingerprint-of-payees', iban).toString('hex').slice(0, 32)
}
