import * as caseTexts from '#cases/locales/en.ts'
import { type CasePhase, type CaseState, casePhases, isCaseState, isOpen, states } from '#cases/process/case-states.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

import { type RequiredCounts, requiredDocuments } from '#portal/required-documents.ts'

type Facts = {
  state: CaseState
  phase: CasePhase | null
  progress: RequiredCounts
}
export type CasePhaseStep = { name: string; state: 'done' | 'now' | 'next'; note?: string; done?: number }
type Move = { at: Date; toState: string | null }

/** Phases of a case. `moves`: past state changes, in any order; they give the end date of each phase. */
export function phasesOf({ state, phase, progress }: Facts, moves: readonly Move[]): CasePhaseStep[] {
  const current = phase === null ? -1 : casePhases.indexOf(phase)
  const isComplete = phase !== null && !isOpen(state)
  const { phases } = t(caseTexts.cases)
  return casePhases.map((one, index): CasePhaseStep => {
    const name = phases[one]
    if (isComplete || index < current) return { name, state: 'done', note: doneNote(index, state, moves) }
    if (index > current) return { name, state: 'next' }
    return { name, state: 'now', ...nowNote(one, progress) }
  })
}

function nowNote(phase: CasePhase, progress: Facts['progress']): Pick<CasePhaseStep, 'note' | 'done'> {
  const documents = requiredDocuments(progress)
  if (phase !== 'documents' || documents.needed === 0) return {}
  return { note: t(portalTexts.portal).phases.documents(documents), done: documents.received / documents.needed }
}

function doneNote(index: number, state: CaseState, moves: readonly Move[]): string | undefined {
  const left = moves
    .filter(({ toState }) => {
      if (toState === null || !isCaseState(toState)) return false
      if (index === casePhases.length - 1) return toState === state
      const { phase } = states[toState]
      return phase !== null && casePhases.indexOf(phase) > index
    })
    .map(({ at }) => at.getTime())
  return left.length > 0 ? t(portalTexts.portal).phases.done(new Date(Math.min(...left))) : undefined
}
