export type AssessmentAnswer = { intent: string; text: string; values: Record<string, string> }
