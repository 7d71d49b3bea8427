/** Why a form of a case page was not carried out; `at` is the form, or the move, that it belongs to. */
export type CaseAnswer = { at: string; text: string; values: Record<string, string> }
