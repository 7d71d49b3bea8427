import { type CaseState, type NextDate, states } from '#cases/case-states.ts'

/** What comes next in a case, on which day (or null), and who has to act. Null where a case rests or is over. */
export type NextStep = NextDate & { on: string | null }

type CaseFacts = {
  state: CaseState
  dueOn: string | null
  clientApprovedAt: Date | null
  filedOn: string | null
  assessedOn: string | null
}

/**
 * The next date of a case, as its client sees it.
 * @example nextStep({ state: 'waiting_for_documents', dueOn: '2026-12-05', … }) // { date: 'documents', who: 'client', on: '2026-12-05' }
 */
export function nextStep({ state, dueOn, clientApprovedAt, filedOn, assessedOn }: CaseFacts): NextStep | null {
  const { next } = states[state]
  if (!next) return null
  const on = { documents: dueOn, filing: dueOn, filed: filedOn, assessed: assessedOn }[next.date]
  const hasApproved = next.date === 'filing' && clientApprovedAt !== null
  return { ...next, ...(hasApproved && { who: 'firm' as const }), on }
}
