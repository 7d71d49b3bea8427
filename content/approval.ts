import { firmName } from '#content/firm-name.ts'

/**
 * Increase `version` whenever the text changes, because each client's approval is stored with the version and the text.
 */
export const consent = {
  version: 1,
  text: (draftNumber: number): string =>
    `I have read draft ${draftNumber} in full. It is complete and true to the best of my knowledge, and ${firmName} may file it for me.`,
} as const
