import type { CaseState } from '#cases/process/case-states.ts'
import type { LoadedAssessment } from '#returns/assessment/load-assessment.server.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'

export type AssessmentData = LoadedAssessment & {
  effects: TaxEffects
  caseId: string
  taxYear: number
  state: CaseState
  objectionEndsOn: string | null
  isAssessed: boolean
  /** True if the assessment is a decision on an objection; the client can appeal against it, but not object again. */
  isDecision: boolean
  /** Objection requested by the client, in the client's own words. */
  requested: { at: Date; words: string } | null
  mayWrite: boolean
  goesOn: boolean
}

export type AssessmentAnswer = { intent: string; text: string; values: Record<string, string> }
