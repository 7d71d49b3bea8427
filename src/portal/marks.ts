import { type AppointmentStatus, appointmentColours } from '#appointments/appointment-status.ts'
import { appointmentWords } from '#appointments/words.ts'
import { type CaseState, type CaseStatus, standingOf, states } from '#cases/case-states.ts'
import type { ChecklistItemState } from '#cases/checklist-db.server.ts'
import type { DocumentState } from '#cases/document-states.ts'
import type { ItemNeed } from '#cases/requests/item-need.ts'
import { caseWords } from '#cases/words.ts'
import type { StatusKind } from '#design/status.tsx'

/** A status mark: its look and its word. */
export type Mark = { kind: StatusKind; label: string }

const statusKinds: Record<CaseStatus, StatusKind> = { pending: 'wait', in_progress: 'prog', completed: 'done' }

/** The mark of one of the three statuses. */
export function statusMark(status: CaseStatus): Mark {
  return { kind: statusKinds[status], label: caseWords().statuses[status] }
}

/** The mark of a case: that of its status, which is in progress until it is over; grey where it rests. */
export function caseMark({ state, status }: { state: CaseState; status: CaseStatus }): Mark {
  if (states[state].rests) return { kind: 'off', label: caseWords().states[state].label }
  return statusMark(standingOf(state) ?? status)
}

const documentKinds: Record<DocumentState, StatusKind> = {
  received: 'prog',
  accepted: 'done',
  rejected: 'bad',
  superseded: 'off',
  quarantined: 'bad',
}

/** The mark of a document. One that was sent back is asked for again unless its case asks nothing (`isRequested`). */
export function documentMark(state: DocumentState, isRequested = true): Mark {
  if (state === 'rejected' && !isRequested) return { kind: 'off', label: 'Sent back' }
  return { kind: documentKinds[state], label: caseWords().documentStates[state] }
}

/** Beside a file that the scanner found infected. */
export const heldBackText =
  'Our virus scan found something in this file, so we did not keep it. Please send a clean copy.'

const itemMarks: Record<ChecklistItemState, Mark> = {
  missing: { kind: 'wait', label: 'Missing' },
  received: documentMark('received'),
  accepted: documentMark('accepted'),
  rejected: documentMark('rejected'),
  not_needed: { kind: 'off', label: 'Not needed' },
}

/** How an item stands. What is not required and did not come is no debt, and looks like none. */
export function itemMark(state: ChecklistItemState, need: ItemNeed, isRequested = true): Mark {
  if (!isRequested && state === 'rejected') return documentMark(state, isRequested)
  if (state !== 'missing' || need === 'required') return itemMarks[state]
  return { kind: 'off', label: caseWords().itemNeeds[need].label }
}

const colourKinds: Record<'green' | 'blue' | 'grey' | 'red', StatusKind> = {
  green: 'done',
  blue: 'info',
  grey: 'off',
  red: 'bad',
}

/** The mark of an appointment, by the one table of colours. */
export function appointmentMark(status: AppointmentStatus): Mark {
  return { kind: colourKinds[appointmentColours[status]], label: appointmentWords().statuses[status] }
}
