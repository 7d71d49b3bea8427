import type { CaseReader } from '#cases/case-status-text.ts'
import { type CaseState, type NextDate, states } from '#cases/process/case-states.ts'

export type NextStep = {
  date: NextDate['date'] | 'appeal'
  on: string | null
  who: NextDate['who'] | 'other'
  name?: string
}

type CaseFacts = {
  state: CaseState
  dueOn: string | null
  clientApprovedAt: Date | null
  filedOn: string | null
  assessedOn: string | null
  objectionEndsOn: string | null
  objectionRequestedAt: Date | null
  objectedOn: string | null
  decidedOn: string | null
  reader: CaseReader
}

/**
 * Next step of a case, as this reader (client or partner) sees it; null if the case is on hold or completed.
 * @example nextStep({ state: 'waiting_for_documents', dueOn: '2026-12-05', … }) // { who: 'client', … }
 */
export function nextStep(found: CaseFacts): NextStep | null {
  const { dueOn, filedOn, assessedOn, objectionEndsOn, objectedOn } = found
  const { next } = states[found.state]
  if (!next) return null
  if (next.date === 'objection' && !objectionEndsOn) return { date: 'assessed', who: 'firm', on: assessedOn }
  if (next.date === 'objection') {
    return { date: found.decidedOn ? 'appeal' : 'objection', ...whoDecides(found), on: objectionEndsOn }
  }
  const on = { documents: dueOn, filing: dueOn, filed: filedOn, assessed: assessedOn, decision: objectedOn }[next.date]
  return { ...next, ...(found.state === 'client_approval' && whoApproves(found)), on }
}

type Who = Pick<NextStep, 'who' | 'name'>

function whoApproves({ clientApprovedAt, reader }: CaseFacts): Who {
  if (clientApprovedAt) return { who: 'firm' }
  if (reader.hasToApprove || reader.waitsFor === null) return { who: 'client' }
  return { who: 'other', name: reader.waitsFor }
}

function whoDecides({ objectionRequestedAt, reader }: CaseFacts): Who {
  if (objectionRequestedAt) return { who: 'firm' }
  return reader.isOwner ? { who: 'client' } : { who: 'other', name: reader.ownerName }
}
