import type { Services } from '#platform/services.ts'
import { cancelUncovered } from './cancel-uncovered.server.ts'
import { enterMinutes, findBalances, holdOrderedMinutes, listOrderedMinutes, lockMinutes } from './minutes-db.server.ts'

type OrderedMinutesDeps = Pick<Services, 'db' | 'now'>

export function enterOrderedMinutes({ db, now }: OrderedMinutesDeps, caseId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const ordered = await holdOrderedMinutes(tx, caseId)
    if (!ordered) return
    const entry = ordered.type === 'package' ? 'included' : 'bought'
    await enterMinutes(tx, { caseId, entry, minutes: ordered.minutes, actorId: null, at: now() })
  })
}

/**
 * Debits the unused minutes of a refunded order. Cancels appointments that the credit no longer covers, latest first.
 */
export function reclaimMinutes(services: Pick<Services, 'db' | 'now' | 'config' | 'secretKey'>, orderId: string) {
  const { db, now } = services
  return db.transaction().execute(async (tx): Promise<void> => {
    for (const { caseId, minutes } of await listOrderedMinutes(tx, orderId)) {
      await lockMinutes(tx, caseId)
      const left = (await findBalances(tx, [caseId])).get(caseId)?.left ?? 0
      const back = Math.min(left, minutes)
      if (back > 0) await enterMinutes(tx, { caseId, entry: 'taken-back', minutes: back, actorId: null, at: now() })
      await cancelUncovered(tx, services, caseId)
    }
  })
}
