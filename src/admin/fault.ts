import { explain, type RefusalWords } from '#platform/words.ts'

/** Why something was not done, as a page says it. */
export type Fault = { status: FaultStatus; text: string }
type FaultStatus = 403 | 404 | 409 | 422 | 429 | 503 | 507

/** The status of a refusal by its reason, the same on every page. A reason that is not here is about what was entered: 422. */
const statuses: Readonly<Record<string, FaultStatus>> = {
  forbidden: 403,
  unknown: 404,
  'unknown-case': 404,
  'unknown-client': 404,
  'unknown-document': 404,
  'unknown-item': 404,
  'unknown-lead': 404,
  'unknown-order': 404,
  'unknown-person': 404,
  'unknown-promotion': 404,
  'unknown-template': 404,
  'unknown-thread': 404,
  missing: 404,
  'already-on': 409,
  'case-closed': 409,
  'case-moved': 409,
  conflict: 409,
  decided: 409,
  demanded: 409,
  'given-meanwhile': 409,
  infected: 409,
  'no-draft-after-filing': 409,
  'no-payment': 409,
  'no-room': 409,
  'not-allowed': 409,
  'not-assessed': 409,
  'not-movable': 409,
  'not-now': 409,
  'not-on': 409,
  'not-replaceable': 409,
  'not-scanned': 409,
  'not-started': 409,
  'not-undoable': 409,
  'not-verified': 409,
  'nothing-contested': 409,
  'nothing-due': 409,
  'nothing-to-decide': 409,
  'refund-asked': 409,
  'refund-open': 409,
  'required-item': 409,
  'same-title': 409,
  'sent-today': 409,
  told: 409,
  'too-late': 409,
  'too-many': 409,
  'too-many-items': 409,
  'wrong-stage': 409,
  'wrong-state': 409,
  'wrong-status': 409,
  'too-many-messages': 429,
  'store-away': 503,
  'store-full': 507,
}

/** A refusal as a page answers it. `status` is for the few reasons that mean something else where they occur. */
export function faultOf<Refusal extends { reason: string }>(
  words: RefusalWords<Refusal>,
  refusal: Refusal,
  status: Partial<Record<Refusal['reason'], FaultStatus>> = {},
): Fault {
  const { reason } = refusal
  const own: Readonly<Partial<Record<string, FaultStatus>>> = status
  return { status: own[reason] ?? statuses[reason] ?? 422, text: explain<Refusal>(words, refusal) }
}
