import { type AppointmentStatus, appointmentColours } from '#appointments/appointment-status.ts'
import { appointmentWords } from '#appointments/words.ts'
import type { DocumentState } from '#cases/documents/document-states.ts'
import { type CaseState, type CaseStatus, states, statusOf } from '#cases/process/case-states.ts'
import type { ChecklistItemState } from '#cases/requests/checklist-db.server.ts'
import type { ItemNeed } from '#cases/requests/item-need.ts'
import { caseWords } from '#cases/words.ts'
import type { StatusKind } from '#design/feedback/status.tsx'

export type Badge = { kind: StatusKind; label: string }

const statusKinds: Record<CaseStatus, StatusKind> = { pending: 'wait', in_progress: 'prog', completed: 'done' }

export function statusBadge(status: CaseStatus): Badge {
  return { kind: statusKinds[status], label: caseWords().statuses[status] }
}

export function caseBadge({ state, status }: { state: CaseState; status: CaseStatus }): Badge {
  if (states[state].rests) return { kind: 'off', label: caseWords().states[state].label }
  return statusBadge(statusOf(state) ?? status)
}

const documentKinds: Record<DocumentState, StatusKind> = {
  received: 'prog',
  accepted: 'done',
  rejected: 'bad',
  superseded: 'off',
  quarantined: 'bad',
}

export function documentBadge(state: DocumentState, isRequested = true): Badge {
  if (state === 'rejected' && !isRequested) return { kind: 'off', label: 'Sent back' }
  return { kind: documentKinds[state], label: caseWords().documentStates[state] }
}

export const heldBackText =
  'Our virus scan found something in this file, so we did not keep it. Please send a clean copy.'

const itemBadges: Record<ChecklistItemState, Badge> = {
  missing: { kind: 'wait', label: 'Missing' },
  received: documentBadge('received'),
  accepted: documentBadge('accepted'),
  rejected: documentBadge('rejected'),
  not_needed: { kind: 'off', label: 'Not needed' },
}

export function itemBadge(state: ChecklistItemState, need: ItemNeed, isRequested = true): Badge {
  if (!isRequested && state === 'rejected') return documentBadge(state, isRequested)
  if (state !== 'missing' || need === 'required') return itemBadges[state]
  return { kind: 'off', label: caseWords().itemNeeds[need].label }
}

const colourKinds: Record<'green' | 'blue' | 'grey' | 'red', StatusKind> = {
  green: 'done',
  blue: 'info',
  grey: 'off',
  red: 'bad',
}

export function appointmentBadge(status: AppointmentStatus): Badge {
  return { kind: colourKinds[appointmentColours[status]], label: appointmentWords().statuses[status] }
}
