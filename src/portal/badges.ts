import { type AppointmentStatus, appointmentColours } from '#appointments/appointment-status.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import type { DocumentState } from '#cases/documents/document-states.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { type CaseState, type CaseStatus, states, statusOf } from '#cases/process/case-states.ts'
import type { ChecklistItemState } from '#cases/requests/checklist-db.server.ts'
import type { ItemNeed } from '#cases/requests/item-text.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const pageCopy = () => t(portalTexts.badges)

export type Badge = { kind: StatusKind; label: string }

const statusKinds: Record<CaseStatus, StatusKind> = { pending: 'wait', in_progress: 'prog', completed: 'done' }

export function statusBadge(status: CaseStatus): Badge {
  return { kind: statusKinds[status], label: t(caseTexts.cases).statuses[status] }
}

export function caseBadge({ state, status }: { state: CaseState; status: CaseStatus }): Badge {
  if (states[state].rests) return { kind: 'off', label: t(caseTexts.cases).states[state].label }
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
  if (state === 'rejected' && !isRequested) return { kind: 'off', label: pageCopy().sentBack }
  return { kind: documentKinds[state], label: t(caseTexts.cases).documentStates[state] }
}

export const heldBackText = () => pageCopy().blocked

const itemBadges: Record<ChecklistItemState, Badge> = {
  missing: {
    kind: 'wait',
    get label() {
      return pageCopy().missing
    },
  },
  received: documentBadge('received'),
  accepted: documentBadge('accepted'),
  rejected: documentBadge('rejected'),
  not_needed: {
    kind: 'off',
    get label() {
      return pageCopy().notNeeded
    },
  },
}

export function itemBadge(state: ChecklistItemState, need: ItemNeed, isRequested = true): Badge {
  if (!isRequested && state === 'rejected') return documentBadge(state, isRequested)
  if (state !== 'missing' || need === 'required') return itemBadges[state]
  return { kind: 'off', label: t(caseTexts.cases).itemNeeds[need].label }
}

const colourKinds: Record<'green' | 'blue' | 'grey' | 'red', StatusKind> = {
  green: 'done',
  blue: 'info',
  grey: 'off',
  red: 'bad',
}

export function appointmentBadge(status: AppointmentStatus): Badge {
  return { kind: colourKinds[appointmentColours[status]], label: t(appointmentTexts.appointments).statuses[status] }
}
