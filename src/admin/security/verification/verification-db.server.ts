import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

export const requestedAction = 'audit.verify-asked'
export const verifiedAction = 'audit.verified'

export type Verification = { at: Date; by: string; rows: number; firstBrokenId: number | null }

/** Finds the last verification, whose result is an entry of the audit log itself. */
export async function findVerification(db: Db): Promise<{ last: Verification | null; isUnderWay: boolean }> {
  const newest = (action: string) =>
    db
      .selectFrom('auditEvents')
      .select(['id', 'at', 'actorLabel as by'])
      .select(sql<number>`(detail->>'rows')::int`.as('rows'))
      .select(sql<number | null>`(detail->>'firstBrokenId')::int`.as('firstBrokenId'))
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  const done = await newest(verifiedAction)
  const requested = await newest(requestedAction)
  const { at, by, rows, firstBrokenId } = done ?? {}
  return {
    last: at && by !== undefined && rows !== undefined ? { at, by, rows, firstBrokenId: firstBrokenId ?? null } : null,
    isUnderWay: (requested?.id ?? 0) > (done?.id ?? 0),
  }
}
