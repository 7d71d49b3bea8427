export type Refusal =
  | {
      reason:
        | 'invalid-credentials'
        | 'not-verified'
        | 'must-reset'
        | 'invited'
        | 'pending'
        | 'rejected'
        | 'suspended'
        | 'closed'
        | 'invalid-code'
        | 'no-challenge'
        | 'not-found'
        | 'nobody'
    }
  | { reason: 'too-many-attempts'; retryAfterSeconds: number }

export type RefusalStatus = 401 | 403 | 404 | 429

export const refusalStatuses: Readonly<Record<Refusal['reason'], RefusalStatus>> = {
  'invalid-credentials': 401,
  'invalid-code': 401,
  'no-challenge': 401,
  'not-verified': 403,
  'must-reset': 403,
  invited: 403,
  pending: 403,
  rejected: 403,
  suspended: 403,
  closed: 403,
  nobody: 401,
  'not-found': 404,
  'too-many-attempts': 429,
}
