/** For so long a decision about a document can be taken back, and the letter of it is held. */
export const undoMs = 2 * 60_000

type Decided = { state: string; reviewedBy: string | null; reviewedAt: Date | null }

/** Whether this person decided so about a document, and may still take it back. */
export function mayUndo({ state, reviewedBy, reviewedAt }: Decided, personId: string, now: Date): boolean {
  if (state !== 'accepted' && state !== 'rejected') return false
  return reviewedBy === personId && reviewedAt !== null && now.getTime() - reviewedAt.getTime() < undoMs
}

/** The decision that is taken back first: this person's newest. */
export function lastDecision<Document extends Decided>(
  documents: readonly Document[],
  personId: string,
  now: Date,
): Document | null {
  const mine = documents.filter((document) => mayUndo(document, personId, now))
  return mine.toSorted((a, b) => Number(b.reviewedAt) - Number(a.reviewedAt))[0] ?? null
}

/** Names the letter of a document that was sent back. */
export function rejectionKey(documentId: string, at: Date): string {
  return `document-rejected:${documentId}:${at.toISOString()}`
}
