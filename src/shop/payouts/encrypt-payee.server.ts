import { createHmac, hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { signature, unseal } from '#platform/encryption.server.ts'
import type { Payee } from './payee.ts'

const purpose = 'payees'
const text = z.string().nullable()
const address = z.object({ street: text, houseNumber: text, postcode: text, town: z.string(), country: z.string() })
const encrypted = z.object({
  name: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  // Accounts of earlier versions have none.
  address: address.nullable().default(null),
})

/** Encrypts whose account money goes to. `owner`: the order that is refunded, or the payment that is given back. */
export function encryptPayee(secretKey: Buffer, owner: string, payee: Payee): Buffer {
  return signature(secretKey, { purpose, owner }, JSON.stringify(encrypted.parse(payee)))
}

/** Decrypts what `encryptPayee` made. Throws when it was changed, or belongs to something else. */
export function openPayee(secretKey: Buffer, owner: string, content: Buffer): Payee {
  return encrypted.parse(JSON.parse(unseal(secretKey, { purpose, owner }, content)))
}

/** By which the audit log tells accounts apart without naming them: the same for the same number, with our key only. */
export function fingerprintOf(secretKey: Buffer, { iban }: Pick<Payee, 'iban'>): string {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'fingerprint-of-payees', 32))
  return createHmac('sha256', key).update(iban).digest('hex').slice(0, 32)
}
