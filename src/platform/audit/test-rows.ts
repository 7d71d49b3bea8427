import type { Db } from '#platform/db/database.server.ts'
import { appendRow, findNewestRow } from './audit-db.server.ts'
import { commitTo, sealerOf } from './audit-sealer.server.ts'

export async function anEarlierRow(
  db: Db,
  { at, ip, hasCommitment }: { at: Date; ip: string; hasCommitment: boolean },
) {
  const newest = await findNewestRow(db)
  const previous = { previousId: newest?.id ?? 0, previousHash: newest?.hash ?? Buffer.alloc(0) }
  const facts = {
    ...{ at, actorId: 'p1', actorLabel: 'Ana Keller', action: 'sign-in', objectType: null, objectId: null },
    ...{ outcome: 'success', ip, requestId: 'request-1', detail: { n: 1 } },
    ...(hasCommitment ? commitTo(ip) : { ipSalt: null, ipCommitment: null }),
  }
  const place = { id: previous.previousId + 1, previousHash: previous.previousHash }
  const signature = sealerOf(db).signatureOf(place, facts)
  await appendRow(db, { ...facts, ...previous, signature })
}
