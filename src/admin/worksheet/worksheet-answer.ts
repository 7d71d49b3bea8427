/** Why a form of the worksheet was not carried out, with what was typed. */
export type WorksheetAnswer = { intent: string; text: string; values: Record<string, string> }
