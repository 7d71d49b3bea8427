import { type FindFreeTimesInput, findFreeAt, findNextTimes } from '#appointments/free-times/find-free-times.server.ts'
import { chooseAdviser, type FreeTime, takenBy } from '#appointments/free-times/free-times.ts'
import { holdMinutes, msPerMinute } from '#appointments/kinds/terms.ts'
import type { Services } from '#platform/services.ts'
import { deleteHold, insertHold, waitForCalendar } from './hold-db.server.ts'

export type Gone = { ok: false; reason: 'gone'; next: FreeTime[] }
export type HoldOutcome = { ok: true; holdId: string; staffId: string; expiresAt: Date } | Gone

type HoldTimeEntry = FindFreeTimesInput & {
  startsAt: Date
  ownStaffId?: string | null
  insteadOf?: string | null
}

export function holdTime(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { startsAt, ownStaffId, insteadOf, ...requested }: HoldTimeEntry,
): Promise<HoldOutcome> {
  return db.transaction().execute(async (tx): Promise<HoldOutcome> => {
    await waitForCalendar(tx)
    if (insteadOf) await deleteHold(tx, insteadOf)
    const deps = { db: tx, log, now }
    const { staffIds, load, rules } = await findFreeAt(deps, requested, startsAt)
    const staffId = chooseAdviser(staffIds, { own: ownStaffId, load })
    if (!staffId) return { ok: false, reason: 'gone', next: await findNextTimes(deps, requested, startsAt) }
    const expiresAt = new Date(now().getTime() + holdMinutes * msPerMinute)
    const taken = takenBy(startsAt.getTime(), requested.durationMinutes, rules)
    const holdId = await insertHold(tx, { staffId, startsAt, taken, kind: requested.kind, expiresAt, createdAt: now() })
    return { ok: true, holdId, staffId, expiresAt }
  })
}
