import { createHash, randomUUID } from 'node:crypto'
import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'
import { settlePayoutsJob } from '#billing/payouts/jobs.ts'
import { noteDebits } from '#billing/payouts/note-debits.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import type { BankLine } from './bank-line.ts'
import { matchPaymentsJob } from './jobs.ts'
import {
  type FileKind,
  findSameBooking,
  insertBankFile,
  insertKeys,
  insertPayment,
  listKnownKeys,
  lockBankLines,
  saveCounts,
} from './payment-db.server.ts'
import { type CamtFault, readCamt } from './read-camt.ts'

export type TakeInOutcome =
  /** `hasPaidOut`: it tells of transfers of ours that were not known to be booked. */
  | { ok: true; fileId: string; newLines: number; knownLines: number; hasPaidOut: boolean }
  | { ok: false; reason: CamtFault | 'not-allowed' }

/**
 * Takes the payments of a bank's file in: each booking counts once, however often and in whatever file it comes. They are
 * written together; a job matches them with invoices. Transfers of ours that it tells of were paid; another job follows.
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
    await insertBankFile(tx, {
      ...{ id: fileId, name, sha256, format: read.format, newLines: 0, knownLines: 0 },
      ...{ skipped: JSON.stringify(read.skipped), uploadedBy: actor.person.id, uploadedAt: now() },
    })
    const kind = read.format.startsWith('camt.053') ? 'camt.053' : 'camt.054'
    let fresh = 0
    for (const line of read.lines)
      if (await keep(tx, line, known, { kind, bankFileId: fileId, createdAt: now() })) fresh += 1
    const counts = { newLines: fresh, knownLines: read.lines.length - fresh }
    await saveCounts(tx, fileId, counts)
    if (fresh > 0) await enqueue(tx, matchPaymentsJob, {})
    const hasPaidOut = await noteDebits(tx, read.debits)
    if (hasPaidOut) await enqueue(tx, settlePayoutsJob, {})
    const detail = { name, ...counts }
    await recordAudit(tx, actor, { action: 'bank-file.taken-in', object: { type: 'bank-file', id: fileId }, detail })
    return { ok: true, fileId, ...counts, hasPaidOut }
  })
}

type Kept = { kind: FileKind; bankFileId: string; createdAt: Date }

/**
 * A new booking becomes a payment: true. One that is known, by one of its names or because the other kind of file has told
 * of it under another, gets the names that this file has for it.
 */
async function keep(tx: Tx, { keys, ...line }: BankLine, known: Map<string, string>, { kind, ...entered }: Kept) {
  const before =
    keys.map((key) => known.get(key)).find((id) => id !== undefined) ?? (await findSameBooking(tx, line, kind))
  const paymentId = before ?? (await insertPayment(tx, line, entered))
  for (const key of keys) known.set(key, paymentId)
  await insertKeys(tx, paymentId, [...keys, `seen:${kind}:${paymentId}`])
  return before === null
}
