import {
  annexIsTheOneRead,
  anotherPersonPrepared,
  assessmentIsThere,
  checklistIsComplete,
  comparisonIsThere,
  draftIsReady,
  draftIsTheOneRead,
  everybodyHasApproved,
  type Guard,
  type MoveFact,
  maySign,
  mayStillApprove,
  notDecidedYet,
  notRequestedYet,
  objectionIsOver,
  objectionIsPossible,
  receiptIsThere,
} from './case-guards.ts'

/** Case states in the usual order. The last two are exceptions, possible at any time before filing. */
export const caseStates = [
  'intake',
  'waiting_for_documents',
  'in_preparation',
  'review',
  'client_approval',
  'filed',
  'assessed',
  'objection',
  'closed',
  'on_hold',
  'withdrawn',
] as const
export type CaseState = (typeof caseStates)[number]

export const caseStatuses = ['pending', 'in_progress', 'completed'] as const
export type CaseStatus = (typeof caseStatuses)[number]

export const casePhases = ['onboarding', 'documents', 'preparation', 'filing'] as const
export type CasePhase = (typeof casePhases)[number]

export type CaseRole = 'client' | 'adviser' | 'admin' | 'owner' | 'system'

type StateRow = {
  status: CaseStatus
  phase: CasePhase | null
  /** What the due date of the case is for; null if the state has none. */
  due: 'documents' | 'filing' | null
  isOver?: true
  rests?: true
}

export const states: Readonly<Record<CaseState, StateRow>> = {
  intake: { status: 'pending', phase: 'onboarding', due: 'filing' },
  waiting_for_documents: { status: 'pending', phase: 'documents', due: 'documents' },
  in_preparation: { status: 'in_progress', phase: 'preparation', due: 'filing' },
  review: { status: 'in_progress', phase: 'preparation', due: 'filing' },
  client_approval: { status: 'in_progress', phase: 'filing', due: 'filing' },
  filed: { status: 'completed', phase: 'filing', due: null },
  assessed: { status: 'completed', phase: 'filing', due: null },
  objection: { status: 'completed', phase: 'filing', due: null },
  closed: { status: 'completed', phase: 'filing', due: null, isOver: true },
  on_hold: { status: 'pending', phase: null, due: null, rests: true },
  withdrawn: { status: 'completed', phase: null, due: null, isOver: true, rests: true },
}

const staff = ['adviser', 'admin', 'owner'] as const
export const beforeFiling = ['intake', 'waiting_for_documents', 'in_preparation', 'review', 'client_approval'] as const

type MoveRow = {
  from: readonly CaseState[]
  to: CaseState | 'before-hold'
  who: readonly CaseRole[]
  needs?: readonly MoveFact[]
  asks?: readonly MoveFact[]
  guards?: readonly Guard[]
  isNotified: boolean
}

const moveTable = {
  ask_for_documents: {
    from: ['intake', 'in_preparation', 'review'],
    to: 'waiting_for_documents',
    who: [...staff, 'system'],
    isNotified: true,
  },
  start_preparation: {
    from: ['intake', 'waiting_for_documents'],
    to: 'in_preparation',
    who: [...staff, 'system'],
    guards: [checklistIsComplete],
    isNotified: true,
  },
  start_preparation_early: {
    from: ['intake', 'waiting_for_documents'],
    to: 'in_preparation',
    who: staff,
    needs: ['reason'],
    isNotified: false,
  },
  submit_for_review: {
    from: ['in_preparation'],
    to: 'review',
    who: staff,
    isNotified: false,
  },
  return_to_preparation: {
    from: ['review', 'client_approval'],
    to: 'in_preparation',
    who: staff,
    needs: ['reason'],
    isNotified: false,
  },
  ask_for_approval: {
    from: ['review'],
    to: 'client_approval',
    who: staff,
    guards: [checklistIsComplete, draftIsReady, anotherPersonPrepared],
    isNotified: true,
  },
  approve: {
    from: ['client_approval'],
    to: 'client_approval',
    who: ['client'],
    needs: ['draftHash', 'consent'],
    asks: ['annexHash'],
    guards: [draftIsReady, draftIsTheOneRead, annexIsTheOneRead, mayStillApprove],
    isNotified: true,
  },
  request_changes: {
    from: ['client_approval'],
    to: 'in_preparation',
    who: ['client'],
    needs: ['reason'],
    asks: ['draftHash'],
    guards: [maySign, draftIsTheOneRead],
    isNotified: true,
  },
  file: {
    from: ['client_approval'],
    to: 'filed',
    who: staff,
    needs: ['filedOn'],
    asks: ['filingReceipt', 'noReceiptReason'],
    guards: [everybodyHasApproved, receiptIsThere],
    isNotified: true,
  },
  record_assessment: {
    from: ['filed'],
    to: 'assessed',
    who: staff,
    needs: ['assessedOn', 'deliveryKind', 'deliveryDay'],
    guards: [assessmentIsThere],
    isNotified: true,
  },
  accept_assessment: {
    from: ['assessed'],
    to: 'closed',
    who: ['client', ...staff],
    guards: [comparisonIsThere],
    isNotified: true,
  },
  ask_for_objection: {
    from: ['assessed'],
    to: 'assessed',
    who: ['client'],
    needs: ['reason'],
    guards: [comparisonIsThere, notDecidedYet, notRequestedYet, objectionIsPossible],
    isNotified: true,
  },
  object: {
    from: ['assessed'],
    to: 'objection',
    who: staff,
    needs: ['objectedOn'],
    guards: [notDecidedYet],
    isNotified: true,
  },
  record_decision: {
    from: ['objection'],
    to: 'assessed',
    who: staff,
    needs: ['decidedOn', 'deliveryKind', 'deliveryDay'],
    guards: [assessmentIsThere],
    isNotified: true,
  },
  close: {
    from: ['assessed'],
    to: 'closed',
    who: staff,
    guards: [objectionIsOver],
    isNotified: true,
  },
  close_without_filing: {
    from: ['in_preparation', 'review'],
    to: 'closed',
    who: staff,
    needs: ['reason'],
    isNotified: true,
  },
  hold: {
    from: beforeFiling,
    to: 'on_hold',
    who: staff,
    needs: ['reason'],
    isNotified: true,
  },
  resume: {
    from: ['on_hold'],
    to: 'before-hold',
    who: staff,
    isNotified: true,
  },
  withdraw: {
    from: [...beforeFiling, 'on_hold'],
    to: 'withdrawn',
    who: ['client', ...staff, 'system'],
    needs: ['reason'],
    isNotified: true,
  },
  reopen: {
    from: ['closed', 'withdrawn'],
    to: 'in_preparation',
    who: ['admin', 'owner'],
    needs: ['reason'],
    isNotified: true,
  },
} as const satisfies Record<string, MoveRow>

export type CaseMove = keyof typeof moveTable
export type NotifiedMove = {
  [Move in CaseMove]: (typeof moveTable)[Move]['isNotified'] extends true ? Move : never
}[CaseMove]
export const caseMoves: Record<CaseMove, MoveRow> = moveTable
export const moveNames = Object.keys(moveTable).filter(isCaseMove)

export function isCaseMove(name: string): name is CaseMove {
  return Object.hasOwn(moveTable, name)
}

export function isNotifiedMove(move: CaseMove): move is NotifiedMove {
  return moveTable[move].isNotified
}

export function isCaseStatus(name: string): name is CaseStatus {
  return caseStatuses.some((status) => status === name)
}

export function isCaseState(name: string): name is CaseState {
  return caseStates.some((state) => state === name)
}

export function allowedMoves(state: CaseState, role: CaseRole): CaseMove[] {
  return moveNames.filter((name) => caseMoves[name].from.includes(state) && caseMoves[name].who.includes(role))
}

export function nextState(move: CaseMove, stateBeforeHold: CaseState | null): CaseState {
  const { to } = caseMoves[move]
  return to === 'before-hold' ? (stateBeforeHold ?? 'intake') : to
}

export function statesOf(status: CaseStatus): CaseState[] {
  return caseStates.filter((state) => states[state].status === status)
}

/** States that belong to a status in staff lists. Withdrawn cases have the status completed. */
export function statesStatus(status: CaseStatus): CaseState[] {
  return caseStates.filter((state) => (statusOf(state) ?? 'completed') === status)
}

export function phaseOf(state: CaseState, stateBeforeHold: CaseState | null): CasePhase | null {
  return states[state === 'on_hold' ? (stateBeforeHold ?? 'intake') : state].phase
}

export function isOpen(state: CaseState): boolean {
  return !states[state].isOver
}

export function asksClient(state: CaseState): boolean {
  return isOpen(state) && !states[state].rests
}

/** Status shown to the client: filed cases stay in progress until they are closed. Null if withdrawn. */
export function statusOf(state: CaseState): CaseStatus | null {
  const { status, isOver, rests } = states[state]
  if (status !== 'completed') return status
  if (!isOver) return 'in_progress'
  return rests ? null : 'completed'
}

export function takesDrafts(state: CaseState): boolean {
  return state === 'on_hold' || beforeFiling.some((one) => one === state)
}

/** Whether the firm's work counts as delivered: from filing on. */
export const filedStates = ['filed', 'assessed', 'objection', 'closed'] as const satisfies readonly CaseState[]
export const openStates = caseStates.filter(isOpen)
export const overStates = caseStates.filter((state) => !isOpen(state))
