import type { Status as AccountStatus } from '#accounts/person.ts'
import type { CaseState, CaseStatus } from '#cases/case-states.ts'
import type { DocumentState } from '#cases/document-states.ts'
import { isCasePriority } from '#cases/priority.ts'
import { caseWords } from '#cases/words.ts'
import { Status, type StatusKind } from '#design/status.tsx'
import type { OrderState } from '#shop/order.ts'

type Mark = { kind: StatusKind; label: string }

const caseStatusKinds: Record<CaseStatus, StatusKind> = { pending: 'wait', in_progress: 'prog', completed: 'done' }

/** One of the three statuses, or the exact state in its colour. */
export function CaseStatusMark({ status, state }: { status: CaseStatus; state?: CaseState }) {
  const { states, statuses } = caseWords()
  return <Status kind={caseStatusKinds[status]}>{state ? states[state].label : statuses[status]}</Status>
}

const priorityKinds = { high: 'bad', medium: 'warn', low: 'off' } as const

export function PriorityMark({ priority }: { priority: string }) {
  if (!isCasePriority(priority)) return <Status kind="off">{priority}</Status>
  return <Status kind={priorityKinds[priority]}>{caseWords().priorities[priority]}</Status>
}

const documentKinds: Record<DocumentState, StatusKind> = {
  received: 'wait',
  accepted: 'done',
  rejected: 'bad',
  superseded: 'off',
  quarantined: 'bad',
}

export function DocumentMark({ state }: { state: DocumentState }) {
  return <Status kind={documentKinds[state]}>{caseWords().documentStates[state]}</Status>
}

export const clientStatusMarks: Record<AccountStatus, Mark> = {
  active: { kind: 'done', label: 'Active' },
  pending: { kind: 'wait', label: 'Pending approval' },
  invited: { kind: 'info', label: 'Invited' },
  suspended: { kind: 'bad', label: 'Suspended' },
  rejected: { kind: 'off', label: 'Rejected' },
  closed: { kind: 'off', label: 'Closed' },
}

export function ClientStatusMark({ status }: { status: AccountStatus }) {
  const { kind, label } = clientStatusMarks[status]
  return <Status kind={kind}>{label}</Status>
}

export const orderMarks: Record<OrderState, Mark> = {
  pending: { kind: 'wait', label: 'Waiting for payment' },
  paid: { kind: 'done', label: 'Paid' },
  paid_review: { kind: 'warn', label: 'Paid, to review' },
  payment_failed: { kind: 'bad', label: 'Payment failed' },
  cancelled: { kind: 'off', label: 'Cancelled' },
  expired: { kind: 'off', label: 'Expired' },
  refunded: { kind: 'off', label: 'Refunded' },
}

export function OrderMark({ state }: { state: OrderState }) {
  const { kind, label } = orderMarks[state]
  return <Status kind={kind}>{label}</Status>
}
