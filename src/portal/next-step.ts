import type { CaseState } from '#cases/case-states.ts'

/** What comes next in a case, on which day (or null), and who has to act. */
export type NextStep = { label: string; on: string | null; who: 'You' | 'We' | 'The tax office' | null }

type CaseFacts = {
  state: CaseState
  dueOn: string | null
  clientApprovedAt: Date | null
  filedOn: string | null
  assessedOn: string | null
}

/**
 * The next date of a case, as its client sees it.
 * @example nextStep({ state: 'waiting_for_documents', dueOn: '2026-12-05', … }) // { label: 'Documents by', on: '2026-12-05', who: 'You' }
 */
export function nextStep({ state, dueOn, clientApprovedAt, filedOn, assessedOn }: CaseFacts): NextStep {
  switch (state) {
    case 'waiting_for_documents':
      return { label: 'Documents by', on: dueOn, who: 'You' }
    case 'client_approval':
      return { label: 'Filing date', on: dueOn, who: clientApprovedAt ? 'We' : 'You' }
    case 'intake':
    case 'in_preparation':
    case 'review':
      return { label: 'Filing date', on: dueOn, who: 'We' }
    case 'filed':
      return { label: 'Filed on', on: filedOn, who: 'The tax office' }
    case 'assessed':
      return { label: 'Assessed on', on: assessedOn, who: 'We' }
    case 'on_hold':
    case 'closed':
    case 'withdrawn':
      return { label: 'Next date', on: null, who: null }
  }
}

/** @example whoActs('You') // 'You act' */
export function whoActs(who: NextStep['who']): string | null {
  if (who === null) return null
  return who === 'The tax office' ? 'The tax office acts' : `${who} act`
}
