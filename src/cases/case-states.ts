import { checklistIsComplete, clientHasApproved, type Guard, type MoveFact, notApprovedYet } from './case-guards.ts'

/** Where a case stands. The order is that of an ordinary case; the last two can come at any time before filing. */
export const caseStates = [
  'intake',
  'waiting_for_documents',
  'in_preparation',
  'review',
  'client_approval',
  'filed',
  'assessed',
  'closed',
  'on_hold',
  'withdrawn',
] as const
export type CaseState = (typeof caseStates)[number]

/** The three words that portal, calls and filters show for a state. */
export const caseStatuses = ['pending', 'in_progress', 'completed'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** The phases of the portal's bar, in order. */
export const casePhases = ['Onboarding', 'Document collection', 'Preparation', 'Filing and completion'] as const
export type CasePhase = (typeof casePhases)[number]

/** Who may move a case. `system` is the program itself: a paid order, the last document that was accepted. */
export type CaseRole = 'client' | 'adviser' | 'admin' | 'owner' | 'system'

type StateRow = { label: string; status: CaseStatus; phase: CasePhase | null; forClient: string }

/** Each state in words: for staff, as one of the three statuses, as a phase, and as a sentence for the client. */
export const states: Record<CaseState, StateRow> = {
  intake: {
    label: 'Intake',
    status: 'pending',
    phase: 'Onboarding',
    forClient: 'We have your order and are setting up your case.',
  },
  waiting_for_documents: {
    label: 'Waiting for documents',
    status: 'pending',
    phase: 'Document collection',
    forClient: 'We are waiting for documents from you.',
  },
  in_preparation: {
    label: 'In preparation',
    status: 'in_progress',
    phase: 'Preparation',
    forClient: 'We are working on your case.',
  },
  review: {
    label: 'Review',
    status: 'in_progress',
    phase: 'Preparation',
    forClient: 'We check the work before you see it.',
  },
  client_approval: {
    label: 'Client approval',
    status: 'in_progress',
    phase: 'Filing and completion',
    forClient: 'Your draft is ready: please read and approve it.',
  },
  filed: {
    label: 'Filed',
    status: 'completed',
    phase: 'Filing and completion',
    forClient: 'Your return is with the tax office. Their assessment can take months.',
  },
  assessed: {
    label: 'Assessed',
    status: 'completed',
    phase: 'Filing and completion',
    forClient: 'The tax office has assessed you. We compare the assessment with your return.',
  },
  closed: {
    label: 'Closed',
    status: 'completed',
    phase: 'Filing and completion',
    forClient: 'Your case is closed.',
  },
  on_hold: { label: 'On hold', status: 'pending', phase: null, forClient: 'Your case is on hold.' },
  withdrawn: { label: 'Withdrawn', status: 'completed', phase: null, forClient: 'Your case was withdrawn.' },
}

/** What the client reads about where a case stands. */
export function wordsForClient({
  state,
  clientApprovedAt,
}: {
  state: CaseState
  clientApprovedAt: Date | null
}): string {
  if (state === 'client_approval' && clientApprovedAt) return 'You approved the draft. We file it next.'
  return states[state].forClient
}

const staff = ['adviser', 'admin', 'owner'] as const
const beforeFiling = ['intake', 'waiting_for_documents', 'in_preparation', 'review', 'client_approval'] as const

type MoveRow = {
  from: readonly CaseState[]
  /** `before-hold` is the state that the case was put on hold in. */
  to: CaseState | 'before-hold'
  who: readonly CaseRole[]
  needs?: readonly MoveFact[]
  guards?: readonly Guard[]
  /** On the button. */
  label: string
  /** What timeline and letter tell the client, with the reason if there is one; null when the step is none of the client's business. */
  tells: string | null
}

/** What may happen to a case. Reading this table is reading the process. */
const moveTable = {
  ask_for_documents: {
    from: ['intake', 'in_preparation', 'review'],
    to: 'waiting_for_documents',
    who: [...staff, 'system'],
    label: 'Ask for documents',
    tells: 'We need documents from you. The checklist of your case shows which.',
  },
  start_preparation: {
    from: ['intake', 'waiting_for_documents'],
    to: 'in_preparation',
    who: [...staff, 'system'],
    guards: [checklistIsComplete],
    label: 'Start preparation',
    tells: 'We have what we need and started to work on your case.',
  },
  submit_for_review: {
    from: ['in_preparation'],
    to: 'review',
    who: staff,
    label: 'Submit for review',
    tells: null,
  },
  return_to_preparation: {
    from: ['review', 'client_approval'],
    to: 'in_preparation',
    who: staff,
    needs: ['reason'],
    label: 'Return to preparation',
    tells: null,
  },
  ask_for_approval: {
    from: ['review'],
    to: 'client_approval',
    who: staff,
    guards: [checklistIsComplete],
    label: 'Ask the client for approval',
    tells: 'Your draft is ready. Please read it and approve it, or tell us what to change.',
  },
  approve: {
    from: ['client_approval'],
    to: 'client_approval',
    who: ['client'],
    guards: [notApprovedYet],
    label: 'Approve the draft',
    tells: 'You approved the draft. We file it next.',
  },
  request_changes: {
    from: ['client_approval'],
    to: 'in_preparation',
    who: ['client'],
    needs: ['reason'],
    label: 'Ask for changes',
    tells: 'You asked for changes. We work them in and send you a new draft.',
  },
  file: {
    from: ['client_approval'],
    to: 'filed',
    who: staff,
    needs: ['filingReceipt', 'filedOn'],
    guards: [clientHasApproved],
    label: 'Record the filing',
    tells: 'We filed your return with the tax office.',
  },
  record_assessment: {
    from: ['filed'],
    to: 'assessed',
    who: staff,
    needs: ['assessedOn'],
    label: 'Record the assessment',
    tells: 'The assessment of the tax office has arrived.',
  },
  close: {
    from: ['assessed'],
    to: 'closed',
    who: staff,
    label: 'Close the case',
    tells: 'Your case is complete and closed.',
  },
  close_without_filing: {
    from: ['in_preparation', 'review'],
    to: 'closed',
    who: staff,
    needs: ['reason'],
    label: 'Close without filing',
    tells: 'Your case is complete and closed. Nothing had to be filed.',
  },
  hold: {
    from: beforeFiling,
    to: 'on_hold',
    who: staff,
    needs: ['reason'],
    label: 'Put on hold',
    tells: 'Your case is on hold.',
  },
  resume: {
    from: ['on_hold'],
    to: 'before-hold',
    who: staff,
    label: 'Resume',
    tells: 'We took up your case again.',
  },
  withdraw: {
    from: [...beforeFiling, 'on_hold'],
    to: 'withdrawn',
    who: ['client', ...staff],
    needs: ['reason'],
    label: 'Withdraw the case',
    tells: 'Your case was withdrawn.',
  },
  reopen: {
    from: ['closed', 'withdrawn'],
    to: 'in_preparation',
    who: ['admin', 'owner'],
    needs: ['reason'],
    label: 'Reopen',
    tells: 'We opened your case again.',
  },
} as const satisfies Record<string, MoveRow>

export type CaseMove = keyof typeof moveTable
export const caseMoves: Record<CaseMove, MoveRow> = moveTable
/** The moves by name, in the order of the process. */
export const moveNames = Object.keys(moveTable).filter(isCaseMove)

export function isCaseMove(name: string): name is CaseMove {
  return Object.hasOwn(moveTable, name)
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

/** The phase a case is in; on hold it is the one it was held in, withdrawn it has none. */
export function phaseOf(state: CaseState, stateBeforeHold: CaseState | null): CasePhase | null {
  return states[state === 'on_hold' ? (stateBeforeHold ?? 'intake') : state].phase
}

/** True while the client may still add documents. */
export function acceptsDocuments(state: CaseState): boolean {
  return state !== 'closed' && state !== 'withdrawn'
}
