/** Period in which the acceptance or rejection of a document can be undone; emails wait until this period ends. */
export const undoMs = 2 * 60_000

type Decided = { state: string; reviewedBy: string | null; reviewedAt: Date | null }

export function mayUndo({ state, reviewedBy, reviewedAt }: Decided, personId: string, now: Date): boolean {
  if (state !== 'accepted' && state !== 'rejected') return false
  return reviewedBy === personId && reviewedAt !== null && now.getTime() - reviewedAt.getTime() < undoMs
}

export function lastDecision<Document extends Decided>(
  documents: readonly Document[],
  personId: string,
  now: Date,
): Document | null {
  const mine = documents.filter((document) => mayUndo(document, personId, now))
  return mine.toSorted((a, b) => Number(b.reviewedAt) - Number(a.reviewedAt))[0] ?? null
}

export function rejectionKey(documentId: string, at: Date): string {
  return `document-rejected:${documentId}:${at.toISOString()}`
}
