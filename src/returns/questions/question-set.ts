import type { CaseState } from '#cases/process/case-states.ts'
import type { QuestionSet } from '#content/questions/question.ts'
import { questionSets } from '#content/questions/question-sets.ts'

type Kind = { caseType: string; taxYear: number }

export function questionSetOf({ caseType, taxYear }: Kind): QuestionSet | null {
  return questionSets.find((set) => set.caseType === caseType && set.taxYear === taxYear) ?? null
}

const whileWorkedOn: readonly CaseState[] = ['intake', 'waiting_for_documents', 'in_preparation', 'review']

/** Whether answers may be changed: only until a draft has been made from them, and not while the case is on hold. */
export function takesAnswers(state: CaseState): boolean {
  return whileWorkedOn.includes(state)
}
