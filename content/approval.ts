import { firmName } from '#content/firm-name.ts'

/** What a client agrees to with an approval. A change of the words takes a new version: approvals keep both. */
export const consent = {
  version: 1,
  text: (draftNumber: number): string =>
    `I have read draft ${draftNumber} in full. It is complete and true to the best of my knowledge, and ${firmName} may file it for me.`,
} as const
