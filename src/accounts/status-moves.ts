import type { Status } from './person.ts'

/** What may happen to an account, status by status. */
const moves = {
  invited: { accept: 'active', pay: 'active', suspend: 'suspended' },
  pending: { approve: 'active', pay: 'active', reject: 'rejected' },
  active: { suspend: 'suspended' },
  rejected: { approve: 'active' },
  suspended: { reinstate: 'active' },
  closed: {},
} as const satisfies Record<Status, Partial<Record<string, Status>>>

export type StatusMove = 'accept' | 'pay' | 'approve' | 'reject' | 'suspend' | 'reinstate'

/** The status after a move, or null when this account cannot make it. */
export function nextStatus(status: Status, move: StatusMove): Status | null {
  const allowed: Partial<Record<StatusMove, Status>> = moves[status]
  return Object.hasOwn(allowed, move) ? (allowed[move] ?? null) : null
}
