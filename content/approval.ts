import { firmName } from '#content/firm-name.ts'

/** Increase `version` with every change of the text, because approvals are stored with both version and text. */
export const consent = {
  version: 1,
  text: (draftNumber: number): string =>
    `I have read draft ${draftNumber} in full. It is complete and true to the best of my knowledge, and ${firmName} may file it for me.`,
} as const
