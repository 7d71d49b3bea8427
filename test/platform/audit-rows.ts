import { appendRow, findNewestRow } from '#platform/audit/audit-db.server.ts'
import { commitTo, sealerOf } from '#platform/audit/audit-sealer.server.ts'
import type { Db } from '#platform/db/database.server.ts'

export async function anAuditRow(db: Db, { at, ip }: { at: Date; ip: string }) {
  const newest = await findNewestRow(db)
  const previous = { previousId: newest?.id ?? 0, previousHash: newest?.hash ?? Buffer.alloc(0) }
  const facts = {
    ...{ at, actorId: 'p1', actorLabel: 'Ana Keller', action: 'sign-in', objectType: null, objectId: null },
    ...{ outcome: 'success', ip, requestId: 'request-1', detail: { n: 1 } },
    ...commitTo(ip),
  }
  const place = { id: previous.previousId + 1, previousHash: previous.previousHash }
  const signature = sealerOf(db).signatureOf(place, facts)
  await appendRow(db, { ...facts, ...previous, signature })
}
