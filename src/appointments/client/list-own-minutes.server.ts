import type { Balance } from '#appointments/credit/minutes.ts'
import { listMinutes } from '#appointments/credit/minutes-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'

type Found = { id: string; title: string; caseNumber: string }

/** Remaining minutes of each of the client's cases, with their credit entries but without internal notes. */
export async function listOwnMinutes(tx: Tx, cases: readonly Found[], balances: ReadonlyMap<string, Balance>) {
  const lines = []
  for (const { id, title, caseNumber } of cases) {
    const balance = balances.get(id)
    if (!balance) continue
    const entries = (await listMinutes(tx, id)).map(({ note: _, ...entry }) => entry)
    lines.push({ id, title, caseNumber, ...balance, entries })
  }
  return lines
}

export type MinutesLine = Awaited<ReturnType<typeof listOwnMinutes>>[number]
