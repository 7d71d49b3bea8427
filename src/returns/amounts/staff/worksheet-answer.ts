export type WorksheetAnswer = { intent: string; text: string; values: Record<string, string> }
