/**
 * Thrown when row-level security refuses to write a row: since it was read, the thing has gone out of the client's sight.
 * Its fields are those by which the router knows an answer: a request that ends with it is answered with 404.
 */
export class NotVisible extends Error {
  override name = 'NotVisible'
  readonly status = 404
  readonly statusText = 'Not Found'
  readonly internal = false
  readonly data = null
}

/** Whether a policy refused a row. A missing right to the table itself is a fault of ours and looks otherwise. */
export function isRefusedByPolicy(error: unknown): error is Error {
  return error instanceof Error && 'routine' in error && error.routine === 'ExecWithCheckOptions'
}
