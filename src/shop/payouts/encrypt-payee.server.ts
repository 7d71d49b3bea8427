import { createHmac, hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { decrypt, encrypt } from '#platform/encryption.server.ts'
import type { Payee } from './payee.ts'

const purpose = 'payees'
const text = z.string().nullable()
const address = z.object({ street: text, houseNumber: text, postcode: text, town: z.string(), country: z.string() })
const encrypted = z.object({
  name: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  address: address.nullable().default(null),
})

/** Encrypts a payee, so that it can be decrypted only with the same `owner` (order or payment id). */
export function encryptPayee(secretKey: Buffer, owner: string, payee: Payee): Buffer {
  return encrypt(secretKey, { purpose, owner }, JSON.stringify(encrypted.parse(payee)))
}

/** Decrypts a payee. Throws if the ciphertext was tampered with or belongs to another owner. */
export function openPayee(secretKey: Buffer, owner: string, content: Buffer): Payee {
  return encrypted.parse(JSON.parse(decrypt(secretKey, { purpose, owner }, content)))
}

/** Keyed fingerprint (HMAC) of an IBAN. Lets the audit log compare accounts without storing them. */
export function fingerprintOf(secretKey: Buffer, { iban }: Pick<Payee, 'iban'>): string {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'fingerprint-of-payees', 32))
  return createHmac('sha256', key).update(iban).digest('hex').slice(0, 32)
}
