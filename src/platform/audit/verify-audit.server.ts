import type { Db } from '#platform/db/database.server.ts'
import { firstSignature } from './audit.server.ts'
import type { AuditChainTip } from './audit-chain-tip.server.ts'
import { findFirstSigned, listRowsAfter } from './audit-db.server.ts'
import { isProven } from './audit-evidence.server.ts'
import { sealerOf } from './audit-sealer.server.ts'

/** `unsealed`: number of rows that predate seals; the first sealed row covers them. */
export type AuditReport =
  | { rows: number; ok: true; unsealed: number }
  | { rows: number; ok: false; unsealed: number; firstBrokenId: number }

const batch = 2_000

/**
 * Recomputes every hash and seal and compares the log with the saved chain tip. Returns the first invalid row; a row of
 * the chain tip that the log lacks is invalid, and with a forged chain tip the newest row is.
 */
export async function verifyAudit(db: Db, tip: AuditChainTip | null | 'forged'): Promise<AuditReport> {
  const sealer = sealerOf(db)
  const unsealed = await countVouchedFor(db)
  const saved = tip === 'forged' ? null : tip
  let before: { id: number; hash: Buffer } = { id: 0, hash: Buffer.alloc(0) }
  let firstBrokenId: number | null = null
  let rows = 0
  for (;;) {
    const read = await listRowsAfter(db, before.id, batch)
    for (const row of read) {
      const isInPlace = row.id === before.id + 1 && row.previousHash.equals(before.hash)
      const isAsSaved =
        saved?.id !== row.id || (row.hash.equals(saved.hash) && row.signature?.equals(saved.rowSignature))
      if (!(isInPlace && isProven(row, sealer, unsealed) && isAsSaved)) firstBrokenId ??= row.id
      before = row
    }
    rows += read.length
    if (read.length < batch) break
  }
  if (saved && saved.id > before.id) firstBrokenId ??= before.id + 1
  if (tip === 'forged') firstBrokenId ??= before.id
  return firstBrokenId === null ? { rows, ok: true, unsealed } : { rows, ok: false, unsealed, firstBrokenId }
}

export async function countVouchedFor(db: Db): Promise<number> {
  const first = await findFirstSigned(db)
  return first?.action === firstSignature ? first.id - 1 : 0
}
