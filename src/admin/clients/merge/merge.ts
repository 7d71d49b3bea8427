import type { Status } from '#accounts/person.ts'

/** What is counted of all that goes over to the account that stays, in the order in which staff read it. */
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

/** Facts that the account that stays lacked and gets from the other. */
export const filledFacts = ['phone', 'company', 'address', 'canton', 'civilStatus', 'childrenBorn', 'taxId'] as const
export type FilledFact = (typeof filledFacts)[number]

/** An account as the decision needs it. */
export type MergeSide = {
  id: string
  status: Status
  /** Whether there is a password or a passkey. */
  hasSignIn: boolean
  /** Whether the client has asked to be deleted, and that is not over. */
  isLeaving: boolean
  /** The partnership or invitation, of either side of it, that has not ended. */
  householdId: string | null
}

/** Why two accounts do not become one. */
export type MergeRefusal =
  /** One of them is closed already, or is the other one. */
  | 'same-client'
  | 'closed'
  /** Somebody has shut one of them out: that has to be decided first. */
  | 'shut-out'
  | 'leaving'
  /** They share, shared or were to share a household with each other: two people. */
  | 'one-household'
  /** Each has a household of their own, and a person has one. */
  | 'two-households'
  /** The person could not sign in any more: the other account has to stay. */
  | 'other-signs-in'

/**
 * Whether one account can become part of another; null when it can. That somebody is signed in to the account that goes is
 * no reason against it: those sessions end, as they do when an account is closed.
 */
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

/** What goes over. */
export type Merged = {
  moved: Record<MovedThing, number>
  filled: FilledFact[]
  /** Whether the household of the account that goes is that of the other from now on. */
  movesHousehold: boolean
  /** Whether there was a way to sign in to the account that goes. */
  endsSignIn: boolean
}

export type MergeOutcome =
  | ({ ok: true } & Merged)
  | { ok: false; reason: 'not-allowed' | 'unknown-client' | 'reason-missing' | MergeRefusal }
