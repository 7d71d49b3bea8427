import type { StoredRow } from './audit-db.server.ts'
import { type AuditSealer, commitmentOf, isSameSignature } from './audit-sealer.server.ts'

/** Whether a row's hash and signature are valid, and its IP address is still there during the first twelve months. */
export function isProven(row: StoredRow, sealer: AuditSealer): boolean {
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
