/** Action data of a rejected form; `at` names the form or the case transition. */
export type CaseAnswer = { at: string; text: string; values: Record<string, string> }
