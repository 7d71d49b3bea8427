import { z } from 'zod'
import { seal, unseal } from '#platform/seal.server.ts'
import type { Payee } from './payee.ts'

const purpose = 'payees'
const sealed = z.object({ name: z.string(), iban: z.string(), bic: z.string().nullable() })

/** Encrypts whose account money goes to. `owner`: the order that is refunded, or the payment that is given back. */
export function sealPayee(secretKey: Buffer, owner: string, { name, iban, bic }: Payee): Buffer {
  return seal(secretKey, { purpose, owner }, JSON.stringify({ name, iban, bic }))
}

/** Decrypts what `sealPayee` made. Throws when it was changed, or belongs to something else. */
export function openPayee(secretKey: Buffer, owner: string, content: Buffer): Payee {
  return sealed.parse(JSON.parse(unseal(secretKey, { purpose, owner }, content)))
}
