import type { StoredRow } from './audit-db.server.ts'
import { type AuditSealer, commitmentOf, isSameSignature } from './audit-sealer.server.ts'

/** Whether hash and seal of a row are valid. Rows up to `unsealed` have no seal: the first sealed row covers them. */
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

function hasItsIp({ ip, ipSalt, ipCommitment, isOld }: StoredRow): boolean {
  if (!ipCommitment) return true
  return ip !== null && ipSalt ? commitmentOf(ip, ipSalt).equals(ipCommitment) : isOld
}
