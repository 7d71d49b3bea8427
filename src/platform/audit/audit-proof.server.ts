import type { StoredRow } from './audit-db.server.ts'
import { type AuditSealer, commitmentOf, isSameSeal } from './audit-sealer.server.ts'

/** Whether hash and seal fit the content of a row. Rows up to `unsealed` have no seal: the first sealed row vouches for them. */
export function isProven(row: StoredRow, sealer: AuditSealer, unsealed: number): boolean {
  const place = { id: row.id, previousHash: row.previousHash }
  if (row.sealWithoutIp) {
    return (
      row.isOld &&
      row.ip === null &&
      isSameSeal(row.sealWithoutIp, sealer.sealWithoutIp({ ...place, hash: row.hash }, row))
    )
  }
  const isSealed = row.seal ? isSameSeal(row.seal, sealer.sealOf(place, row)) : row.id <= unsealed
  return row.isSound && isSealed && hasItsIp(row)
}

/** An address fits its commitment, and is missing from old rows only. */
function hasItsIp({ ip, ipSalt, ipCommitment, isOld }: StoredRow): boolean {
  if (!ipCommitment) return true
  return ip !== null && ipSalt ? commitmentOf(ip, ipSalt).equals(ipCommitment) : isOld
}
