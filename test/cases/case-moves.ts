import type { CaseState, CaseStatus } from '#cases/process/case-states.ts'

/** For each state: the status defined for it, and the status that staff lists show. */
export const statusesOfStates = {
  intake: ['pending', 'pending'],
  waiting_for_documents: ['pending', 'pending'],
  in_preparation: ['in_progress', 'in_progress'],
  review: ['in_progress', 'in_progress'],
  client_approval: ['in_progress', 'in_progress'],
  filed: ['completed', 'in_progress'],
  assessed: ['completed', 'in_progress'],
  objection: ['completed', 'in_progress'],
  closed: ['completed', 'completed'],
  on_hold: ['pending', 'pending'],
  withdrawn: ['completed', 'completed'],
} satisfies Record<CaseState, [CaseStatus, CaseStatus]>

export const adviserMoves = {
  intake: ['ask_for_documents', 'start_preparation', 'start_preparation_early', 'hold', 'withdraw'],
  waiting_for_documents: ['start_preparation', 'start_preparation_early', 'hold', 'withdraw'],
  in_preparation: ['ask_for_documents', 'submit_for_review', 'close_without_filing', 'hold', 'withdraw'],
  review: [
    'ask_for_documents',
    'return_to_preparation',
    'ask_for_approval',
    'close_without_filing',
    'hold',
    'withdraw',
  ],
  client_approval: ['return_to_preparation', 'file', 'hold', 'withdraw'],
  filed: ['record_assessment'],
  assessed: ['accept_assessment', 'object', 'close'],
  objection: ['record_decision'],
  closed: [],
  on_hold: ['resume', 'withdraw'],
  withdrawn: [],
} satisfies Record<CaseState, string[]>

export const clientMoves = {
  intake: ['withdraw'],
  waiting_for_documents: ['withdraw'],
  in_preparation: ['withdraw'],
  review: ['withdraw'],
  client_approval: ['approve', 'request_changes', 'withdraw'],
  filed: [],
  assessed: ['accept_assessment', 'ask_for_objection'],
  objection: [],
  closed: [],
  on_hold: ['withdraw'],
  withdrawn: [],
} satisfies Record<CaseState, string[]>
