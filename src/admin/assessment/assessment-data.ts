import type { CaseState } from '#cases/case-states.ts'
import type { LoadedAssessment } from '#returns/assessment/load-assessment.server.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'

/** What the page about the assessment of a case shows. */
export type AssessmentData = LoadedAssessment & {
  effects: TaxEffects
  caseId: string
  taxYear: number
  state: CaseState
  objectionEndsOn: string | null
  /** False before the assessment was recorded. */
  isAssessed: boolean
  /** Of a decision on an objection, against which there is an appeal. */
  isDecision: boolean
  /** The objection that the client has asked for, in their words. */
  requested: { at: Date; words: string } | null
  mayWrite: boolean
  /** Somebody enters figure after figure. */
  goesOn: boolean
}
