import { type CaseState, type NextDate, states } from '#cases/case-states.ts'

/** What comes next in a case, on which day (or null), and who has to act. Null where a case rests or is over. */
export type NextStep = Omit<NextDate, 'date'> & { date: NextDate['date'] | 'appeal'; on: string | null }

type CaseFacts = {
  state: CaseState
  dueOn: string | null
  clientApprovedAt: Date | null
  filedOn: string | null
  assessedOn: string | null
  objectionEndsOn: string | null
  objectionAskedAt: Date | null
  objectedOn: string | null
  decidedOn: string | null
}

/**
 * The next date of a case, as its client sees it.
 * @example nextStep({ state: 'waiting_for_documents', dueOn: '2026-12-05', … }) // { date: 'documents', who: 'client', on: '2026-12-05' }
 */
export function nextStep(found: CaseFacts): NextStep | null {
  const { dueOn, clientApprovedAt, filedOn, assessedOn, objectionEndsOn, objectionAskedAt, objectedOn } = found
  const { next } = states[found.state]
  if (!next) return null
  // Assessments from before their delivery was asked for have no such day.
  if (next.date === 'objection' && !objectionEndsOn) return { date: 'assessed', who: 'firm', on: assessedOn }
  if (next.date === 'objection' && found.decidedOn) return { ...next, date: 'appeal', on: objectionEndsOn }
  const dates = { documents: dueOn, filing: dueOn, filed: filedOn, assessed: assessedOn }
  const on = { ...dates, objection: objectionEndsOn, decision: objectedOn }[next.date]
  const hasActed = next.date === 'filing' ? clientApprovedAt : next.date === 'objection' ? objectionAskedAt : null
  return { ...next, ...(hasActed && { who: 'firm' as const }), on }
}
