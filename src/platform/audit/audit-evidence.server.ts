import type { StoredRow } from './audit-db.server.ts'
import { type AuditSealer, commitmentOf, isSameSignature } from './audit-sealer.server.ts'

/** Whether hash and seal fit the content of a row. Rows up to `unsealed` have no seal: the first sealed row vouches for them. */
export function isProven(row: StoredRow, sealer: AuditSealer, unsealed: number): boolean {
  const place = { id: row.id, previousHash: row.previousHash }
  if (row.signatureWithoutIp) {
    return (
      row.isOld &&
      row.ip === null &&
      isSameSignature(row.signatureWithoutIp, sealer.signatureWithoutIp({ ...place, hash: row.hash }, row))
    )
  }
  const isSigned = row.signature ? isSameSignature(row.signature, sealer.signatureOf(place, row)) : row.id <= unsealed
  return row.isSound && isSigned && hasItsIp(row)
}

/** An address fits its commitment, and is missing from old rows only. */
function hasItsIp({ ip, ipSalt, ipCommitment, isOld }: StoredRow): boolean {
  if (!ipCommitment) return true
  return ip !== null && ipSalt ? commitmentOf(ip, ipSalt).equals(ipCommitment) : isOld
}
