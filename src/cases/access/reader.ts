export type CaseReader = {
  isOwner: boolean
  ownerName: string
  hasToApprove: boolean
  /**
   * Name of another person who must still approve the draft; null if no approval is missing except perhaps the reader's
   * own.
   */
  waitsFor: string | null
}

type Read = { clientId: string; clientName: string; openSigners: readonly { id: string; name: string | null }[] }

export function readerOf(personId: string, { clientId, clientName, openSigners }: Read): CaseReader {
  const other = openSigners.find(({ id }) => id !== personId)
  return {
    isOwner: clientId === personId,
    ownerName: clientName,
    hasToApprove: openSigners.some(({ id }) => id === personId),
    waitsFor: other ? (other.name ?? (other.id === clientId ? clientName : 'The other person')) : null,
  }
}
