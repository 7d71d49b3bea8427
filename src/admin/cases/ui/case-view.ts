import type { QuoteRow } from '#admin/quotes/quote-row.ts'
import type { Capacity } from '#cases/capacity.ts'
import type { CaseRow } from '#cases/case-db.server.ts'
import type { ReadCaseEvent } from '#cases/case-event.ts'
import type { MoveFact } from '#cases/case-guards.ts'
import type { CaseMove } from '#cases/case-states.ts'
import type { ExtensionStep } from '#cases/extension.ts'
import type { RemindersView } from '#cases/send-reminders.server.ts'
import type { StaffNote } from '#cases/staff-note-db.server.ts'

export type ApprovalLine = { id: string; text: string; isVoid: boolean }

/** A move that the user may make, with its required (`needs`) and optional (`asks`) inputs. */
export type OfferedMove = { name: CaseMove; needs: MoveFact[]; asks: MoveFact[] }

export type CaseView = {
  found: CaseRow
  moves: OfferedMove[]
  /** First day on which the case can be closed without the client, while the objection period runs. */
  closableFrom: string | null
  staff: { id: string; name: string }[]
  capacity: Capacity[]
  me: string
  mayPlan: boolean
  notes: StaffNote[]
  /** Null if the user may only read. */
  flashKey: string | null
  mayReadOrder: boolean
  approvals: ApprovalLine[]
  extensions: { id: number; step: ExtensionStep; untilOn: string; feeCents: number }[]
  reminders: RemindersView
  quotes: QuoteRow[]
  events: { id: number; at: Date; payload: ReadCaseEvent; actorName: string | null }[]
}
