import { createHash, randomUUID } from 'node:crypto'
import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import type { BankLine } from './bank-line.ts'
import { matchPaymentsJob } from './jobs.ts'
import { insertBankFile, insertKeys, insertPayment, listKnownKeys, lockBankLines } from './payment-db.server.ts'
import { type CamtFault, readCamt } from './read-camt.ts'

export type TakeInOutcome =
  | { ok: true; fileId: string; newLines: number; knownLines: number }
  | { ok: false; reason: CamtFault | 'not-allowed' }

/**
 * Takes the payments of a bank's file in: each booking counts once, however often and in whatever file it comes. They are
 * written together; a job matches them with invoices.
 */
export async function takeInFile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  upload: { name: string; content: Uint8Array },
): Promise<TakeInOutcome> {
  if (!may(actor.person, 'billing.write')) return { ok: false, reason: 'not-allowed' }
  const read = readCamt(upload.content)
  if (!read.ok) return read
  const fileId = randomUUID()
  return db.transaction().execute(async (tx) => {
    await lockBankLines(tx)
    const known = await listKnownKeys(
      tx,
      read.lines.flatMap(({ keys }) => keys),
    )
    const name = upload.name.slice(0, 200)
    const sha256 = createHash('sha256').update(upload.content).digest('hex')
    const fresh = countFresh(read.lines, known)
    const counts = { newLines: fresh, knownLines: read.lines.length - fresh }
    await insertBankFile(tx, {
      ...{ id: fileId, name, sha256, format: read.format, ...counts, skipped: JSON.stringify(read.skipped) },
      ...{ uploadedBy: actor.person.id, uploadedAt: now() },
    })
    for (const line of read.lines) await keep(tx, line, known, { bankFileId: fileId, createdAt: now() })
    if (fresh > 0) await enqueue(tx, matchPaymentsJob, {})
    const detail = { name, ...counts }
    await recordAudit(tx, actor, { action: 'bank-file.taken-in', object: { type: 'bank-file', id: fileId }, detail })
    return { ok: true, fileId, ...counts }
  })
}

/** A new booking becomes a payment; one that is known gets the names that this file has for it. */
async function keep(
  tx: Tx,
  { keys, ...line }: BankLine,
  known: Map<string, string>,
  entered: { bankFileId: string; createdAt: Date },
): Promise<void> {
  const before = keys.map((key) => known.get(key)).find((id) => id !== undefined)
  const paymentId = before ?? (await insertPayment(tx, line, entered))
  for (const key of keys) known.set(key, paymentId)
  await insertKeys(tx, paymentId, keys)
}

/** How many of the lines are neither known nor repeated within their file. */
function countFresh(lines: BankLine[], known: ReadonlyMap<string, string>): number {
  const seen = new Set(known.keys())
  return lines.filter(({ keys }) => {
    const isFresh = !keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return isFresh
  }).length
}
