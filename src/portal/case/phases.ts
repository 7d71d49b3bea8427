import { type CasePhase, type CaseState, casePhases, isCaseState, phaseOf } from '#cases/case-states.ts'
import { formatDate } from '#platform/format.ts'

type Facts = {
  state: CaseState
  phase: CasePhase | null
  progress: { needed: number; received: number; accepted: number }
}
/** One phase of the bar. `done` is the share of the current one, 0 to 1. */
export type CasePhaseStep = { name: CasePhase; state: 'done' | 'now' | 'next'; note?: string; done?: number }
type Move = { at: Date; toState: string | null }

/** The bar of phases of a case. `moves` are its moves so far, in any order: they tell when a phase was left. */
export function phasesOf({ state, phase, progress }: Facts, moves: readonly Move[]): CasePhaseStep[] {
  const isOver = state === 'closed'
  const current = phase === null ? -1 : casePhases.indexOf(phase)
  return casePhases.map((name, index): CasePhaseStep => {
    if (isOver || index < current) return { name, state: 'done', note: doneNote(index, state, moves) }
    if (index > current) return { name, state: 'next' }
    return { name, state: 'now', ...nowNote(name, progress) }
  })
}

function nowNote(
  name: CasePhase,
  { needed, received, accepted }: Facts['progress'],
): Pick<CasePhaseStep, 'note' | 'done'> {
  if (name !== 'Document collection' || needed === 0) return {}
  return { note: `${received} of ${needed} received, ${accepted} checked`, done: received / needed }
}

// The day on which the case first reached a later phase.
function doneNote(index: number, state: CaseState, moves: readonly Move[]): string | undefined {
  const left = moves
    .filter(({ toState }) => {
      if (toState === null || !isCaseState(toState)) return false
      const phase = phaseOf(toState, null)
      const isLast = index === casePhases.length - 1
      return isLast ? toState === state : phase !== null && toState !== 'on_hold' && casePhases.indexOf(phase) > index
    })
    .map(({ at }) => at.getTime())
  return left.length > 0 ? `Done ${formatDate(new Date(Math.min(...left)))}` : undefined
}
