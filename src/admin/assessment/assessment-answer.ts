/** Why a form about an assessment was not carried out, with what was typed. */
export type AssessmentAnswer = { intent: string; text: string; values: Record<string, string> }
