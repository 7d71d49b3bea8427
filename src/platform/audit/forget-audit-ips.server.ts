import type { Services } from '#platform/services.ts'
import { findLastRowToReseal, forgetIpsBefore, forgetSignedIp, listRowsAfter } from './audit-db.server.ts'
import { isProven } from './audit-evidence.server.ts'
import { sealerOf } from './audit-sealer.server.ts'
import { countVouchedFor } from './verify-audit.server.ts'

const batch = 2_000

/**
 * Removes IP addresses of rows older than `before`, never of rows younger than twelve months. The log still verifies. A
 * row that fails verification keeps its address as evidence.
 */
export async function forgetAuditIps({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  const forgotten = await forgetIpsBefore(db, before)
  return forgotten + (await resealEarlierRows({ db }, before))
}

/** Rows that predate commitments have the address in their hash: sealed again without it. */
async function resealEarlierRows({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  const last = await findLastRowToReseal(db, before)
  const sealer = sealerOf(db)
  const unsealed = await countVouchedFor(db)
  let resealed = 0
  for (let id = 0; id < last; ) {
    const rows = await listRowsAfter(db, id, batch)
    for (const row of rows) {
      if (row.ip === null || row.ipCommitment || row.at >= before || !row.isOld || !isProven(row, sealer, unsealed))
        continue
      await forgetSignedIp(db, row.id, sealer.signatureWithoutIp(row, row))
      resealed += 1
    }
    id = rows.at(-1)?.id ?? last
  }
  return resealed
}
