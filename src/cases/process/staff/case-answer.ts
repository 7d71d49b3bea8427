/** Action data of a rejected form; `at` is the form or the move that it belongs to. */
export type CaseAnswer = { at: string; text: string; values: Record<string, string> }
