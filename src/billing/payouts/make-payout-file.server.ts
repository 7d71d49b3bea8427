import { createHash, randomUUID } from 'node:crypto'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { company } from '#company/company.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import type { Services } from '#platform/services.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { openPayee } from '#shop/payouts/encrypt-payee.server.ts'
import { payoutReference } from '#shop/payouts/payout.ts'
import { findMoneyForPayouts, ownerOf } from '#shop/payouts/payout-db.server.ts'
import { payeeErrors } from '#shop/payouts/read-payee.ts'
import { type Debtor, pain001 } from './pain001.ts'
import { type FilePayout, findPayoutFile, insertPayoutFile, lockReady } from './payout-file-db.server.ts'

export type MakeFileOutcome =
  | { ok: true; fileId: string; count: number }
  | { ok: false; reason: 'not-allowed' | 'no-own-account' | 'nothing-to-pay' | 'money-not-here' | 'payee-incomplete' }

/** Locks all ready payouts and puts them into one new payment file, all or none. Existing files never change. */
export function makePayoutFile(
  { db, now, secretKey }: Pick<Services, 'db' | 'now' | 'secretKey'>,
  actor: Actor,
): Promise<MakeFileOutcome> {
  return db.transaction().execute(async (tx): Promise<MakeFileOutcome> => {
    if (!may(actor.person, 'billing.write')) return { ok: false, reason: 'not-allowed' }
    const { legalName: name, iban } = company()
    if (!iban) return { ok: false, reason: 'no-own-account' }
    const ready = await lockReady(tx)
    if (ready.length === 0) return { ok: false, reason: 'nothing-to-pay' }
    const payable = ready.filter((payout) => isPayable(secretKey, payout))
    if (payable.length === 0) return { ok: false, reason: 'payee-incomplete' }
    const payouts = await withMoneyHere(tx, payable)
    if (payouts.length === 0) return { ok: false, reason: 'money-not-here' }
    const createdAt = now()
    const file = { id: randomUUID(), createdAt, executeOn: swissDay(createdAt), debtor: { name, iban } }
    const { sha256 } = writePayoutFile(secretKey, { ...file, payouts })
    const row = { ...file, debtor: JSON.stringify(file.debtor), sha256, createdBy: actor.person.id }
    await insertPayoutFile(
      tx,
      row,
      payouts.map(({ id }) => id),
    )
    const detail = { count: payouts.length, sha256 }
    await recordAudit(tx, actor, { action: 'payout-file.made', object: { type: 'payout-file', id: file.id }, detail })
    return { ok: true, fileId: file.id, count: payouts.length }
  })
}

function isPayable(secretKey: SecretKey, payout: FilePayout): boolean {
  const payee = payout.payeeEncrypted && openPayee(secretKey, ownerOf(payout), payout.payeeEncrypted)
  return payee !== null && Object.keys(payeeErrors(payee)).length === 0
}

async function withMoneyHere<Ready extends { orderId: string | null; amountCents: number }>(tx: Tx, ready: Ready[]) {
  const left = new Map<string, number>()
  for (const orderId of new Set(ready.flatMap(({ orderId }) => orderId ?? []))) {
    const order = await lockOrder(tx, orderId)
    left.set(orderId, order ? await findMoneyForPayouts(tx, order) : 0)
  }
  return ready.filter(({ orderId, amountCents }) => {
    if (orderId === null) return true
    const cents = left.get(orderId) ?? 0
    if (cents < amountCents) return false
    left.set(orderId, cents - amountCents)
    return true
  })
}

export async function fetchPayoutFile(
  { db, secretKey }: Pick<Services, 'db' | 'secretKey'>,
  actor: Actor,
  fileId: string,
): Promise<{ name: string; text: string } | null> {
  const file = await findPayoutFile(db, fileId)
  if (!file) return null
  const { text, sha256 } = writePayoutFile(secretKey, file)
  if (sha256 !== file.sha256) throw new Error(`Payout file ${file.number} is not what it was when it was made`)
  await recordAudit(db, actor, { action: 'payout-file.downloaded', object: { type: 'payout-file', id: fileId } })
  return { name: `payments-${file.number}.xml`, text }
}

type PayoutFile = { id: string; createdAt: Date; executeOn: string; debtor: Debtor; payouts: FilePayout[] }

function writePayoutFile(secretKey: SecretKey, file: PayoutFile): { text: string; sha256: string } {
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
