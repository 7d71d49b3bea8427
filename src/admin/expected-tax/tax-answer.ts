/** Why a form of the tax page was not carried out, with what was typed. */
export type TaxAnswer = { intent: string; text: string; values: Record<string, string> }
