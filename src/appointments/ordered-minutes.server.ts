import type { Services } from '#platform/services.ts'
import { enterMinutes, findBalances, findOrderedMinutes, listOrderedMinutes, lockMinutes } from './minutes-db.server.ts'

type Needs = Pick<Services, 'db' | 'now'>

/** Enters the minutes that a case was ordered with. They are entered once, however often it is told. */
export function enterOrderedMinutes({ db, now }: Needs, caseId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const ordered = await findOrderedMinutes(tx, caseId)
    if (!ordered) return
    const entry = ordered.type === 'package' ? 'included' : 'bought'
    await enterMinutes(tx, { caseId, entry, minutes: ordered.minutes, actorId: null, at: now() })
  })
}

/** Takes back what is left of the minutes of an order that was paid back; what was used stays used. */
export function takeMinutesBack({ db, now }: Needs, orderId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const { caseId, minutes } of await listOrderedMinutes(tx, orderId)) {
      await lockMinutes(tx, caseId)
      const left = (await findBalances(tx, [caseId])).get(caseId)?.left ?? 0
      const back = Math.min(left, minutes)
      if (back > 0) await enterMinutes(tx, { caseId, entry: 'taken-back', minutes: back, actorId: null, at: now() })
    }
  })
}
