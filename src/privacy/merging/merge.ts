import type { Status } from '#accounts/people/person.ts'

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

export const filledFacts = ['phone', 'company', 'address', 'canton', 'civilStatus', 'childrenBorn', 'taxId'] as const
export type FilledFact = (typeof filledFacts)[number]

export type MergeSide = {
  id: string
  status: Status
  hasSignIn: boolean
  /** True if the client has an open deletion request. */
  isLeaving: boolean
  /** Id of the client's partnership or invitation that has not ended, whether sent or received. */
  householdId: string | null
}

export type MergeRefusal =
  | 'same-client'
  | 'closed'
  /** An account is suspended or rejected; staff must decide about that first. */
  | 'shut-out'
  | 'leaving'
  /** The clients share, shared or were invited to share a household, so they are two people. */
  | 'one-household'
  /** Both clients belong to a household, and a person can belong to only one. */
  | 'two-households'
  /** The remaining account has no usable sign-in, but the other one has: merge in the other direction instead. */
  | 'other-signs-in'

/** Why two accounts cannot be merged, or null. Active sessions are no obstacle: the merge ends them. */
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
