import type { CaseWords } from '#cases/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { t } from '#platform/texts.ts'

import { isCaseType } from './process/case-types.ts'

const copy = () => t(caseTexts.reader)

export function caseTypeLabel(caseType: string): string {
  return isCaseType(caseType) ? t(caseTexts.cases).caseTypes[caseType] : caseType
}

export function wordsForClient(found: CaseSummary, reader?: CaseReader): string {
  const { state, orderId, openedBy, objectionEndsOn, objectionRequestedAt, decidedOn, restReason } = found
  const { states, moves, intakeOfRequest, intakeByFirm, requestedForObjection } = t(caseTexts.cases)
  if (state === 'intake' && openedBy) return intakeByFirm
  if (state === 'intake' && orderId === null) return intakeOfRequest
  if (state === 'client_approval') return wordsOfApproval(found, reader)
  if (state === 'assessed' && objectionRequestedAt) {
    return reader && !reader.isOwner ? requestedForObjection(reader.ownerName) : moves.ask_for_objection.notifies
  }
  if (state === 'assessed' && objectionEndsOn) {
    const happened = decidedOn ? moves.record_decision.notifies : states.assessed.forClient
    return `${happened} ${wordsOfClock(objectionEndsOn, Boolean(decidedOn), reader)}`
  }
  return [states[state].forClient, restReason].filter(Boolean).join(' ')
}

function wordsOfApproval({ clientApprovedAt }: CaseSummary, reader: CaseReader | undefined): string {
  const { states, moves, approvedByAll, waitsForApproval } = t(caseTexts.cases)
  if (clientApprovedAt) return reader && !reader.isOwner ? approvedByAll : moves.approve.notifies
  if (!reader || reader.hasToApprove || !reader.waitsFor) return states.client_approval.forClient
  return waitsForApproval(reader.waitsFor)
}

function wordsOfClock(endsOn: string, isDecided: boolean, reader: CaseReader | undefined): string {
  const { objectionUntil, objectionUntilForSigner } = t(caseTexts.cases)
  if (!reader || reader.isOwner) return objectionUntil(endsOn, isDecided)
  return objectionUntilForSigner(endsOn, isDecided, reader.ownerName)
}

type CaseSummary = {
  state: keyof CaseWords['states']
  clientApprovedAt: Date | null
  orderId: string | null
  openedBy?: string | null
  objectionEndsOn?: string | null
  objectionRequestedAt?: Date | null
  decidedOn?: string | null
  restReason?: string | null
}

export type CaseReader = {
  isOwner: boolean
  ownerName: string
  hasToApprove: boolean
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
