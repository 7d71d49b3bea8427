import type { Status } from '#accounts/people/person.ts'
import type { FilledColumn } from '#accounts/people/person-fields.ts'

export const movedThings = [
  'cases',
  'orders',
  'documents',
  'threads',
  'messages',
  'appointments',
  'notes',
  'offers',
] as const
export type MovedThing = (typeof movedThings)[number]

export type FilledFact = Exclude<FilledColumn, 'taxIdEncrypted'> | 'address' | 'taxId'

export type MergeSide = {
  id: string
  status: Status
  hasSignIn: boolean
  isLeaving: boolean
  /** Id of the client's current partnership or open invitation, sent or received; null if there is none. */
  householdId: string | null
}

export type MergeRefusal =
  | 'same-client'
  | 'closed'
  /** One of the accounts is suspended or rejected; staff must first decide about that. */
  | 'shut-out'
  | 'leaving'
  /** The clients are or were in one household, or one invited the other, so they are different people. */
  | 'one-household'
  /** Each client belongs to a different household, and a person can belong to only one. */
  | 'two-households'
  /** Only the account to be removed can sign in: merge in the other direction instead. */
  | 'other-signs-in'

/** Null if the accounts can be merged. Active sessions are allowed, because the merge ends them. */
export function mergeError(survivor: MergeSide, removed: MergeSide, haveShared: boolean): MergeRefusal | null {
  if (survivor.id === removed.id) return 'same-client'
  for (const { status } of [survivor, removed]) if (status === 'closed') return 'closed'
  for (const { status } of [survivor, removed]) if (status === 'suspended' || status === 'rejected') return 'shut-out'
  if (survivor.isLeaving || removed.isLeaving) return 'leaving'
  if (haveShared) return 'one-household'
  if (survivor.householdId !== null && removed.householdId !== null) return 'two-households'
  return canSignIn(removed) && !canSignIn(survivor) ? 'other-signs-in' : null
}

function canSignIn({ status, hasSignIn }: MergeSide): boolean {
  return status === 'active' && hasSignIn
}

export type Merged = {
  moved: Record<MovedThing, number>
  filled: FilledFact[]
  movesHousehold: boolean
  endsSignIn: boolean
}

export type MergeOutcome =
  | ({ ok: true } & Merged)
  | { ok: false; reason: 'not-allowed' | 'unknown-client' | 'reason-missing' | MergeRefusal }
