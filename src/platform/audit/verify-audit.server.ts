import type { Db } from '#platform/db/database.server.ts'
import type { AuditChainTip } from './audit-chain-tip.server.ts'
import { listRowsAfter, type StoredRow } from './audit-db.server.ts'
import { type AuditKey, commitmentOf, isRowSigned } from './audit-sealer.server.ts'
import { listAuditKeys, listRetiredKeys } from './retired-keys.server.ts'

export type AuditReport = { rows: number; ok: true } | { rows: number; ok: false; firstBrokenId: number }

const batch = 2_000

/** Verifies all hashes and signatures, and compares the log with the saved chain tip. Returns the first invalid row. */
export async function verifyAudit(db: Db, tip: AuditChainTip | null | 'forged'): Promise<AuditReport> {
  const retired = await listRetiredKeys(db)
  const keys = await listAuditKeys(db, retired)
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
      const isAsRetired = retired.every(({ lastId, lastHash }) => lastId !== row.id || lastHash.equals(row.hash))
      if (!(isInPlace && isProven(row, keys) && isAsSaved && isAsRetired)) firstBrokenId ??= row.id
      before = row
    }
    rows += read.length
    if (read.length < batch) break
  }
  const end = before.id
  if ([saved?.id ?? 0, ...retired.map(({ lastId }) => lastId)].some((id) => id > end)) firstBrokenId ??= end + 1
  if (tip === 'forged') firstBrokenId ??= before.id
  return firstBrokenId === null ? { rows, ok: true } : { rows, ok: false, firstBrokenId }
}

/** Whether a row's hash and signature are valid and, if the row is under a year old, its IP address is unchanged. */
function isProven(row: StoredRow, keys: readonly AuditKey[]): boolean {
  return row.isSound && isRowSigned(keys, row, row, row.signature) && hasItsIp(row)
}

function hasItsIp({ ip, ipSalt, ipCommitment, isOld }: StoredRow): boolean {
  if (!ipCommitment) return true
  return ip !== null && ipSalt ? commitmentOf(ip, ipSalt).equals(ipCommitment) : isOld
}
