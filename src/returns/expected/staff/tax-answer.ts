export type TaxAnswer = { intent: string; text: string; values: Record<string, string> }
