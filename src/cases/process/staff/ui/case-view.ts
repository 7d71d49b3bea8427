import type { ExtensionStep } from '#cases/assessment/extension.ts'
import type { StaffNote } from '#cases/notes/staff-note-db.server.ts'
import type { Capacity } from '#cases/planning/work.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { ReadCaseEvent } from '#cases/process/case-event.ts'
import type { MoveFact } from '#cases/process/case-guards.ts'
import type { CaseMove } from '#cases/process/case-states.ts'
import type { MissingSigner } from '#cases/process/todo.ts'
import type { RemindersView } from '#cases/reminders/send-reminders.server.ts'
import type { CaseTask } from '#cases/tasks/case-task-db.server.ts'
import type { AdviceKind } from '#returns/assessment/assessment.ts'
import type { ScopeItem } from '#returns/questions/scope.server.ts'
import type { QuoteRow } from '#shop/quotes/staff/quote-list.tsx'

export type ApprovalLine = { id: string; text: string; isVoid: boolean }

/** A case transition that the user may make, with its required (`needs`) and optional (`asks`) inputs. */
export type OfferedMove = { name: CaseMove; needs: MoveFact[]; asks: MoveFact[] }

export type CaseView = {
  found: CaseRow
  clientReads: string
  moves: OfferedMove[]
  /** Day from which the case can be closed without the client's acceptance; null if no objection period is running. */
  closableFrom: string | null
  staff: { id: string; name: string }[]
  taskPeople: { id: string; name: string }[]
  capacity: Capacity[]
  me: string
  mayPlan: boolean
  tasks: CaseTask[]
  taskKey: string | null
  today: string
  notes: StaffNote[]
  noteKey: string | null
  mayReadOrder: boolean
  approvals: ApprovalLine[]
  scope: readonly ScopeItem[]
  missingSigner: MissingSigner | null
  /** Our recommendation on the current assessment. */
  advice: AdviceKind | null
  extensions: { id: number; step: ExtensionStep; untilOn: string; feeCents: number }[]
  reminders: RemindersView
  quotes: QuoteRow[]
  /** Paid orders for the same tax year that wait for a decision. */
  heldOrders: { id: string; number: number }[]
  mayInvoice: boolean
  events: { id: number; at: Date; payload: ReadCaseEvent; actorName: string | null }[]
}

/** Action data of a rejected form; `at` is the name of the form or of the case transition. */
export type CaseAnswer = { at: string; text: string; values: Record<string, string> }
