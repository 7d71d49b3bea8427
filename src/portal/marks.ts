import { type AppointmentStatus, appointmentStatuses } from '#cases/appointment-status.ts'
import type { CaseState, CaseStatus } from '#cases/case-states.ts'
import type { ChecklistItemState } from '#cases/checklist-db.server.ts'
import { type DocumentState, documentLabels } from '#cases/document-states.ts'
import type { StatusKind } from '#design/status.tsx'

/** A status mark: its look and its word. */
export type Mark = { kind: StatusKind; label: string }

const statusMarks: Record<CaseStatus, Mark> = {
  pending: { kind: 'wait', label: 'Pending' },
  in_progress: { kind: 'prog', label: 'In progress' },
  completed: { kind: 'done', label: 'Completed' },
}

/** The mark of one of the three statuses. */
export function statusMark(status: CaseStatus): Mark {
  return statusMarks[status]
}

/** The mark of a case: that of its status, grey where the case rests. */
export function caseMark({ state, status }: { state: CaseState; status: CaseStatus }): Mark {
  if (state === 'on_hold') return { kind: 'off', label: 'On hold' }
  if (state === 'withdrawn') return { kind: 'off', label: 'Withdrawn' }
  return statusMarks[status]
}

const documentKinds: Record<DocumentState, StatusKind> = {
  received: 'prog',
  accepted: 'done',
  rejected: 'bad',
  superseded: 'off',
  quarantined: 'bad',
}

export function documentMark(state: DocumentState): Mark {
  return { kind: documentKinds[state], label: documentLabels[state] }
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

export function itemMark(state: ChecklistItemState): Mark {
  return itemMarks[state]
}

const colourKinds: Record<'green' | 'blue' | 'grey' | 'red', StatusKind> = {
  green: 'done',
  blue: 'info',
  grey: 'off',
  red: 'bad',
}

/** The mark of an appointment, by the one table of colours. */
export function appointmentMark(status: AppointmentStatus): Mark {
  const { label, colour } = appointmentStatuses[status]
  return { kind: colourKinds[colour], label }
}
