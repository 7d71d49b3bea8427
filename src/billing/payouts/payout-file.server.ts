import { createHash } from 'node:crypto'
import { openPayee } from '#shop/payouts/encrypt-payee.server.ts'
import { payoutReference } from '#shop/payouts/payout.ts'
import { ownerOf } from '#shop/payouts/payout-db.server.ts'
import { type Debtor, pain001 } from './pain001.ts'
import type { FilePayout } from './payout-file-db.server.ts'

export type PayoutFile = { id: string; createdAt: Date; executeOn: string; debtor: Debtor; payouts: FilePayout[] }

export function writePayoutFile(secretKey: Buffer, file: PayoutFile): { text: string; sha256: string } {
  const { id, createdAt, executeOn, debtor, payouts } = file
  const transfers = payouts.map(({ number, amountCents, currencyCode, payeeEncrypted, ...whose }) => {
    if (!payeeEncrypted) throw new Error(`Payout ${payoutReference(number)} is in a file without an account`)
    const reference = payoutReference(number)
    const payee = openPayee(secretKey, ownerOf(whose), payeeEncrypted)
    return { reference, amountCents, currencyCode, payee, message: `${debtor.name} ${reference}` }
  })
  const text = pain001({ messageId: messageIdOf(id), createdAt, executeOn, debtor, transfers })
  return { text, sha256: createHash('sha256').update(text).digest('hex') }
}

export function messageIdOf(fileId: string): string {
  return fileId.replaceAll('-', '')
}

export function fileIdOf(messageId: string | null): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/i.exec(messageId ?? '')
  return parts ? parts.slice(1).join('-').toLowerCase() : null
}
