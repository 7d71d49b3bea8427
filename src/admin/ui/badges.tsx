import type { Status as AccountStatus } from '#accounts/people/person.ts'
import * as adminTexts from '#admin/locales/en.ts'
import type { DocumentState } from '#cases/documents/document-states.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { type CaseState, type CaseStatus, states as caseStates, statusOf } from '#cases/process/case-states.ts'
import { isCasePriority } from '#cases/process/case-types.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'
import type { OrderState } from '#shop/orders/order.ts'

const caseStatusKinds: Record<CaseStatus, StatusKind> = { pending: 'wait', in_progress: 'prog', completed: 'done' }

function kindOfState(state: CaseState): StatusKind {
  const { rests, isOver, status } = caseStates[state]
  if (rests) return 'off'
  return status === 'completed' && !isOver ? 'prog' : caseStatusKinds[status]
}

export function CaseStatusBadge({ status, state }: { status: CaseStatus; state?: CaseState }) {
  const { states, statuses } = t(caseTexts.cases)
  if (!state) return <Status kind={caseStatusKinds[status]}>{statuses[status]}</Status>
  return <Status kind={kindOfState(state)}>{states[state].label}</Status>
}

export function CaseProgressBadge({ status, state }: { status: CaseStatus; state: CaseState }) {
  const statusSummary = caseStates[state].rests ? null : statusOf(state)
  return statusSummary ? <CaseStatusBadge status={statusSummary} /> : <CaseStatusBadge status={status} state={state} />
}

const priorityKinds = { high: 'bad', medium: 'warn', low: 'off' } as const

export function PriorityBadge({ priority }: { priority: string }) {
  if (!isCasePriority(priority)) return <Status kind="off">{priority}</Status>
  return <Status kind={priorityKinds[priority]}>{t(caseTexts.cases).priorities[priority]}</Status>
}

const documentKinds: Record<DocumentState, StatusKind> = {
  received: 'wait',
  accepted: 'done',
  rejected: 'bad',
  superseded: 'off',
  quarantined: 'bad',
}

export function DocumentBadge({ state }: { state: DocumentState }) {
  return <Status kind={documentKinds[state]}>{t(caseTexts.cases).documentStates[state]}</Status>
}

const clientStatusKinds: Record<AccountStatus, StatusKind> = {
  active: 'done',
  pending: 'wait',
  invited: 'info',
  suspended: 'bad',
  rejected: 'off',
  closed: 'off',
}

export function ClientStatusBadge({ status }: { status: AccountStatus }) {
  return <Status kind={clientStatusKinds[status]}>{t(adminTexts.panel).clientStatuses[status]}</Status>
}

const orderKinds: Record<OrderState, StatusKind> = {
  pending: 'wait',
  awaiting_transfer: 'wait',
  paid: 'done',
  paid_review: 'warn',
  payment_failed: 'bad',
  cancelled: 'off',
  expired: 'off',
  refunded: 'off',
}

export function OrderBadge({ state }: { state: OrderState }) {
  return <Status kind={orderKinds[state]}>{t(adminTexts.panel).orderStates[state]}</Status>
}
