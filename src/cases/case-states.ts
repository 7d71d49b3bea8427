import {
  annexIsTheOneRead,
  assessmentIsThere,
  checklistIsComplete,
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

/** Where a case stands. The order is that of an ordinary case; the last two can come at any time before filing. */
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

/** The three words that portal, calls and filters show for a state. */
export const caseStatuses = ['pending', 'in_progress', 'completed'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** The phases of the portal's bar, in order. */
export const casePhases = ['onboarding', 'documents', 'preparation', 'filing'] as const
export type CasePhase = (typeof casePhases)[number]

/** Who may move a case. `system` is the program itself: a paid order, the last document that was accepted. */
export type CaseRole = 'client' | 'adviser' | 'admin' | 'owner' | 'system'

/** The date that counts in a state, and who acts until then. */
export type NextDate = {
  date: 'documents' | 'filing' | 'filed' | 'assessed' | 'objection' | 'decision'
  who: 'client' | 'firm' | 'tax-office'
}

type StateRow = {
  status: CaseStatus
  phase: CasePhase | null
  next: NextDate | null
  /** Its end: it takes no more documents, and retention begins. */
  isOver?: true
  /** Nobody works on it: marks are grey, and nothing is asked of the client. */
  rests?: true
}

const firmFiles: NextDate = { date: 'filing', who: 'firm' }

/** Each state: as one of the three statuses, as a phase, with the date that comes next. Its words are in `words-en.ts`. */
export const states: Readonly<Record<CaseState, StateRow>> = {
  intake: { status: 'pending', phase: 'onboarding', next: firmFiles },
  waiting_for_documents: { status: 'pending', phase: 'documents', next: { date: 'documents', who: 'client' } },
  in_preparation: { status: 'in_progress', phase: 'preparation', next: firmFiles },
  review: { status: 'in_progress', phase: 'preparation', next: firmFiles },
  client_approval: { status: 'in_progress', phase: 'filing', next: { date: 'filing', who: 'client' } },
  filed: { status: 'completed', phase: 'filing', next: { date: 'filed', who: 'tax-office' } },
  assessed: { status: 'completed', phase: 'filing', next: { date: 'objection', who: 'client' } },
  objection: { status: 'completed', phase: 'filing', next: { date: 'decision', who: 'tax-office' } },
  closed: { status: 'completed', phase: 'filing', next: null, isOver: true },
  on_hold: { status: 'pending', phase: null, next: null, rests: true },
  withdrawn: { status: 'completed', phase: null, next: null, isOver: true, rests: true },
}

const staff = ['adviser', 'admin', 'owner'] as const
const beforeFiling = ['intake', 'waiting_for_documents', 'in_preparation', 'review', 'client_approval'] as const

type MoveRow = {
  from: readonly CaseState[]
  /** `before-hold` is the state that the case was put on hold in. */
  to: CaseState | 'before-hold'
  who: readonly CaseRole[]
  needs?: readonly MoveFact[]
  /** What may be told as well; a guard says where one of several is needed. */
  asks?: readonly MoveFact[]
  guards?: readonly Guard[]
  /** False when the step is none of the client's business: neither timeline nor letter tells of it. */
  isNotified: boolean
}

/** What may happen to a case. Reading this table is reading the process. */
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
    guards: [checklistIsComplete, draftIsReady],
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
    isNotified: true,
  },
  ask_for_objection: {
    from: ['assessed'],
    to: 'assessed',
    who: ['client'],
    needs: ['reason'],
    guards: [notDecidedYet, notRequestedYet, objectionIsPossible],
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
    // The program itself when all that was paid for it went back.
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
/** The moves that clients are told of. */
export type NotifiedMove = {
  [Move in CaseMove]: (typeof moveTable)[Move]['isNotified'] extends true ? Move : never
}[CaseMove]
export const caseMoves: Record<CaseMove, MoveRow> = moveTable
/** The moves by name, in the order of the process. */
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

/** The moves that a person of this role may try from a state. Guards are asked when the move is made. */
export function allowedMoves(state: CaseState, role: CaseRole): CaseMove[] {
  return moveNames.filter((name) => caseMoves[name].from.includes(state) && caseMoves[name].who.includes(role))
}

/** Where a move leads. A case that is on hold without knowing its earlier state starts again at intake. */
export function nextState(move: CaseMove, stateBeforeHold: CaseState | null): CaseState {
  const { to } = caseMoves[move]
  return to === 'before-hold' ? (stateBeforeHold ?? 'intake') : to
}

/** The states that count as one of the three statuses. */
export function statesOf(status: CaseStatus): CaseState[] {
  return caseStates.filter((state) => states[state].status === status)
}

/** The states that staff find under one of the three statuses: as clients count them, and what was withdrawn is over too. */
export function statesStatus(status: CaseStatus): CaseState[] {
  return caseStates.filter((state) => (statusOf(state) ?? 'completed') === status)
}

/** The phase a case is in; on hold it is the one it was held in, withdrawn it has none. */
export function phaseOf(state: CaseState, stateBeforeHold: CaseState | null): CasePhase | null {
  return states[state === 'on_hold' ? (stateBeforeHold ?? 'intake') : state].phase
}

/** True until the case is closed or withdrawn: it takes documents and counts as open. */
export function isOpen(state: CaseState): boolean {
  return !states[state].isOver
}

/** Whether something may be asked of the client: nothing once a case is over, nor while nobody works on it. */
export function asksClient(state: CaseState): boolean {
  return isOpen(state) && !states[state].rests
}

/** A case as its client counts it: what is filed is under way until it is closed; null where it was withdrawn. */
export function statusOf(state: CaseState): CaseStatus | null {
  const { status, isOver, rests } = states[state]
  if (status !== 'completed') return status
  if (!isOver) return 'in_progress'
  return rests ? null : 'completed'
}

/** Whether a case may get another draft: nothing is filed yet. */
export function takesDrafts(state: CaseState): boolean {
  return state === 'on_hold' || beforeFiling.some((one) => one === state)
}

/** The states of cases that are open, and of those that are over. */
export const openStates = caseStates.filter(isOpen)
export const overStates = caseStates.filter((state) => !isOpen(state))
