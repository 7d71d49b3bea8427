import type { Db } from '#platform/db/database.server.ts'
import type { AuditChainTip } from './audit-chain-tip.server.ts'
import { listRowsAfter, type StoredRow } from './audit-db.server.ts'
import { type AuditSealer, commitmentOf, isSameSignature, sealerOf } from './audit-sealer.server.ts'

export type AuditReport = { rows: number; ok: true } | { rows: number; ok: false; firstBrokenId: number }

const batch = 2_000

/** Verifies all hashes and signatures, and compares the log with the saved chain tip. Returns the first invalid row. */
export async function verifyAudit(db: Db, tip: AuditChainTip | null | 'forged'): Promise<AuditReport> {
  const sealer = sealerOf(db)
  const saved = tip === 'forged' ? null : tip
  let before: { id: number; hash: Buffer } = { id: 0, hash: Buffer.alloc(0) }
  let firstBrokenId: number | null = null
  let rows = 0
  for (;;) {
    const read = await listRowsAfter(db, before.id, batch)
    for (const row of read) {
      const isInPlace = row.id === before.id + 1 && row.previousHash.equals(before.hash)
      const isAsSaved =
        saved?.id !== row.id || (row.hash.equals(saved.hash) && row.signature.equals(saved.rowSignature))
      if (!(isInPlace && isProven(row, sealer) && isAsSaved)) firstBrokenId ??= row.id
      before = row
    }
    rows += read.length
    if (read.length < batch) break
  }
  if (saved && saved.id > before.id) firstBrokenId ??= before.id + 1
  if (tip === 'forged') firstBrokenId ??= before.id
  return firstBrokenId === null ? { rows, ok: true } : { rows, ok: false, firstBrokenId }
}

/** Whether a row's hash and signature are valid and, if the row is under a year old, its IP address is unchanged. */
function isProven(row: StoredRow, sealer: AuditSealer): boolean {
  const isSigned = isSameSignature(
    row.signature,
    sealer.signatureOf({ id: row.id, previousHash: row.previousHash }, row),
  )
  return row.isSound && isSigned && hasItsIp(row)
}

function hasItsIp({ ip, ipSalt, ipCommitment, isOld }: StoredRow): boolean {
  if (!ipCommitment) return true
  return ip !== null && ipSalt ? commitmentOf(ip, ipSalt).equals(ipCommitment) : isOld
}
