/** Row-level security refused a write: the row has left the client's access scope. The router answers it with 404. */
export class NotVisible extends Error {
  override name = 'NotVisible'
  readonly status = 404
  readonly statusText = 'Not Found'
  readonly internal = false
  readonly data = null
}

/** A missing table privilege is a bug rather than a refusal by policy, and has another error. */
export function isRefusedByPolicy(error: unknown): error is Error {
  return error instanceof Error && 'routine' in error && error.routine === 'ExecWithCheckOptions'
}
