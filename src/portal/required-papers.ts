import type { Progress } from '#cases/case-db.server.ts'
import { asksClient, type CaseState, states } from '#cases/case-states.ts'

/** How far the papers are that a case cannot do without: what may be sent besides is nobody's debt. */
export function requiredPapers({ required, openRequired, missingRequired }: RequiredCounts) {
  return { needed: required, received: required - missingRequired, checked: required - openRequired }
}

/** Whether a case waits for no paper: nobody may ask for one now, or it is filed and all it cannot do without were taken. */
export function papersAreDone({ state, progress }: Omit<OpenCase, 'id'>): boolean {
  return !asksClient(state) || (states[state].status === 'completed' && progress.openRequired === 0)
}

export type RequiredCounts = Pick<Progress, 'required' | 'openRequired' | 'missingRequired'>

type OpenCase = { id: string; state: CaseState; progress: RequiredCounts }

/** The same over all cases that are not filed yet, those at rest left out; `missingIn` is the first that still lacks some. */
export function papersOf(cases: readonly OpenCase[]) {
  const worked = cases.filter(({ state }) => states[state].status !== 'completed' && !states[state].rests)
  const papers = worked.map(({ progress }) => requiredPapers(progress))
  const sum = (count: (one: (typeof papers)[number]) => number) => papers.reduce((total, one) => total + count(one), 0)
  return {
    ...{ needed: sum((one) => one.needed), received: sum((one) => one.received), checked: sum((one) => one.checked) },
    missingIn: worked.find(({ progress }) => progress.missingRequired > 0)?.id ?? null,
  }
}

export type PapersOfAll = ReturnType<typeof papersOf>
