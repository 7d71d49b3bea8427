/** Who reads about a case: its client, or who shares it with them. */
export type CaseReader = {
  isOwner: boolean
  ownerName: string
  /** Whether their approval is asked for and missing. */
  hasToApprove: boolean
  /** The name of somebody else whose approval is missing; null for nobody. */
  waitsFor: string | null
}

type Read = { clientId: string; clientName: string; openSigners: readonly { id: string; name: string | null }[] }

/** @example readerOf('ben', caseOfAna) // { isOwner: false, ownerName: 'Ana Keller', hasToApprove: true, waitsFor: 'Ana Keller' } */
export function readerOf(personId: string, { clientId, clientName, openSigners }: Read): CaseReader {
  const other = openSigners.find(({ id }) => id !== personId)
  return {
    isOwner: clientId === personId,
    ownerName: clientName,
    hasToApprove: openSigners.some(({ id }) => id === personId),
    waitsFor: other ? (other.name ?? (other.id === clientId ? clientName : 'The other person')) : null,
  }
}
