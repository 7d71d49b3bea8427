import type { Status } from './person.ts'

const moves = {
  invited: { accept: 'active', pay: 'active', suspend: 'suspended' },
  pending: { approve: 'active', pay: 'active', reject: 'rejected' },
  active: { suspend: 'suspended' },
  rejected: { approve: 'active' },
  suspended: { reinstate: 'active' },
  closed: {},
} as const satisfies Record<Status, Partial<Record<string, Status>>>

export type StatusMove = 'accept' | 'pay' | 'approve' | 'reject' | 'suspend' | 'reinstate'

export function nextStatus(status: Status, move: StatusMove): Status | null {
  const allowed: Partial<Record<StatusMove, Status>> = moves[status]
  return Object.hasOwn(allowed, move) ? (allowed[move] ?? null) : null
}
