import * as caseTexts from '#cases/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseTexts.reader)
export type CaseReader = {
  isOwner: boolean
  ownerName: string
  hasToApprove: boolean
  /** Another signer who has not approved the draft yet; null if there is none. */
  waitsFor: string | null
}

type Read = { clientId: string; clientName: string; openSigners: readonly { id: string; name: string | null }[] }

export function readerOf(personId: string, { clientId, clientName, openSigners }: Read): CaseReader {
  const other = openSigners.find(({ id }) => id !== personId)
  return {
    isOwner: clientId === personId,
    ownerName: clientName,
    hasToApprove: openSigners.some(({ id }) => id === personId),
    waitsFor: other ? (other.name ?? (other.id === clientId ? clientName : copy().otherPerson)) : null,
  }
}
