/** Row-level security rejected a write, because the row is not the client's (any more). The response is a 404. */
export class NotVisible extends Error {
  override name = 'NotVisible'
  readonly status = 404
  readonly statusText = 'Not Found'
  readonly internal = false
  readonly data = null
}

/** Whether row-level security rejected a write. A missing table privilege is a bug and raises a different error. */
export function isRefusedByPolicy(error: unknown): error is Error {
  return error instanceof Error && 'routine' in error && error.routine === 'ExecWithCheckOptions'
}
