import * as caseTexts from '#cases/locales/en.ts'
import { t } from '#platform/texts.ts'
import { states } from './process/case-states.ts'
import { isCaseType } from './process/case-types.ts'
import { type CaseReader, stepOf, type Turn, type TurnFacts, type TurnReading, turnOf } from './process/turn.ts'

const copy = () => t(caseTexts.reader)

export function caseTypeLabel(caseType: string): string {
  return isCaseType(caseType) ? t(caseTexts.cases).caseTypes[caseType] : caseType
}

type CaseSummary = TurnFacts & { orderId: string | null; openedBy: string | null; stateNote: string | null }

/** Says in sentences whose turn it is, as this reader (client or partner) sees it. */
export function wordsForClient(found: CaseSummary, reading: TurnReading): string {
  const { states: words, turns } = t(caseTexts.cases)
  const { waiting, answers, any, also } = turns.tasks
  const turn = turnOf(found, reading)
  if (turn?.code !== 'tasks') return wordsOfStep(turn, found, reading)
  if (found.state === 'waiting_for_documents') return { documents: waiting, answers }[String(turn.date)] ?? any
  const isSigning = found.state === 'client_approval'
  return `${isSigning ? wordsOfStep(stepOf(found, reading), found, reading) : words[found.state].forClient} ${also}`
}

/** Whose turn it is in a few words. Names the second signer even while the reader has tasks of their own. */
export function turnLabel(found: TurnFacts, reading: TurnReading): string | null {
  const { label } = t(caseTexts.cases).turns
  const [turn, step] = [turnOf(found, reading), stepOf(found, reading)]
  const isOther = turn?.code === 'tasks' && step?.who === 'other'
  return turn && [turn, ...(isOther ? [step] : [])].map(label).join('. ')
}

function wordsOfStep(turn: Turn | null, found: CaseSummary, reading: TurnReading): string {
  const { state, objectionEndsOn, decidedOn } = found
  const { states: words, moves, turns, waitsForApproval, approvedByAll, requestedForObjection } = t(caseTexts.cases)
  const { isOwner, ownerName } = reading.reader
  switch (turn?.code) {
    case undefined:
      return [words[state].forClient, states[state].rests && found.stateNote].filter(Boolean).join(' ')
    case 'set-up':
      return wordsOfSetUp(found)
    case 'check-documents':
      return turns.checking(turn.on)
    case 'prepare':
      return [words[state].forClient, turn.date === 'draft' && turn.on && turns.draftBy(turn.on)]
        .filter(Boolean)
        .join(' ')
    case 'approve':
      return turn.name ? waitsForApproval(turn.name) : words[state].forClient
    case 'file':
      return isOwner ? moves.approve.notifies : approvedByAll
    case 'compare':
      return `${moves.record_assessment.notifies} ${turns.comparing(turn.on ?? '', objectionEndsOn ?? '')}`
    case 'decide': {
      const happened = decidedOn ? moves.record_decision.notifies : words.assessed.forClient
      return `${happened} ${wordsOfClock(objectionEndsOn ?? '', decidedOn !== null, reading.reader)}`
    }
    case 'prepare-objection':
      return isOwner ? moves.ask_for_objection.notifies : requestedForObjection(ownerName)
    case 'close':
      return turns.deadlineOver(decidedOn !== null)
    default:
      return words[state].forClient
  }
}

function wordsOfSetUp({ openedBy, orderId }: CaseSummary): string {
  const { states: words, intakeByFirm, intakeOfRequest } = t(caseTexts.cases)
  if (openedBy) return intakeByFirm
  return orderId === null ? intakeOfRequest : words.intake.forClient
}

function wordsOfClock(endsOn: string, isDecided: boolean, { isOwner, ownerName }: CaseReader): string {
  const { objectionUntil, objectionUntilForSigner } = t(caseTexts.cases)
  return isOwner ? objectionUntil(endsOn, isDecided) : objectionUntilForSigner(endsOn, isDecided, ownerName)
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
