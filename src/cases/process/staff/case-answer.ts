/** Action data of a rejected form; `at` is the name of the form or of the case transition. */
export type CaseAnswer = { at: string; text: string; values: Record<string, string> }
