type Waiting = { id: string; state: string }

export function neighbour<Document extends { id: string }>(
  documents: readonly Document[],
  id: string,
  by: -1 | 1,
): Document | undefined {
  const at = documents.findIndex((document) => document.id === id)
  return documents[Math.min(documents.length - 1, Math.max(0, at + by))]
}

/** Next document after the given one that awaits a decision, wrapping around; undefined if there is none. */
export function nextToCheck<Document extends Waiting>(
  documents: readonly Document[],
  id: string | undefined,
): Document | undefined {
  const at = documents.findIndex((document) => document.id === id)
  const inTurn = [...documents.slice(at + 1), ...documents.slice(0, at + 1)]
  return inTurn.find((document) => document.state === 'received' && document.id !== id)
}
