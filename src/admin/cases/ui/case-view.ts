import type { CaseRow } from '#cases/case-db.server.ts'
import type { MoveFact } from '#cases/case-guards.ts'
import type { CaseMove } from '#cases/case-states.ts'

/** A move as this person may make it: what it needs to be told, and what the client hears of it. */
export type OfferedMove = { name: CaseMove; label: string; needs: MoveFact[]; tells: string | null }

/** What the page of a case shows. */
export type CaseView = {
  found: CaseRow
  moves: OfferedMove[]
  staff: { id: string; name: string }[]
  me: string
  mayPlan: boolean
  mayReadOrder: boolean
  events: { id: number; at: Date; text: string; actorName: string | null }[]
}
