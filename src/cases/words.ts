import { wordsIn } from '#platform/words.ts'
import { isCaseType } from './case-types.ts'
import { type LetterWords, en as letters } from './letter-words-en.ts'
import { type CaseWords, en } from './words-en.ts'
import { type ZipWords, zip } from './zip-words-en.ts'

/** The words for what this folder names by codes. */
export const caseWords = wordsIn<CaseWords>({ en })
export const letterWords = wordsIn<LetterWords>({ en: letters })
export const zipWords = wordsIn<ZipWords>({ en: zip })

/** The words for what a case is about; a type of a product that has none stands for itself. */
export function caseTypeLabel(caseType: string): string {
  return isCaseType(caseType) ? caseWords().caseTypes[caseType] : caseType
}

/** What the client reads about where a case stands. */
export function wordsForClient(found: Standing): string {
  const { state, clientApprovedAt, orderId, openedBy, objectionEndsOn, objectionAskedAt, decidedOn } = found
  const { states, moves, intakeOfRequest, intakeByFirm, objectionUntil } = caseWords()
  if (state === 'intake' && openedBy) return intakeByFirm
  if (state === 'intake' && orderId === null) return intakeOfRequest
  if (state === 'assessed' && objectionAskedAt) return moves.ask_for_objection.tells
  if (state === 'assessed' && objectionEndsOn) {
    return `${states.assessed.forClient} ${objectionUntil(objectionEndsOn, Boolean(decidedOn))}`
  }
  return state === 'client_approval' && clientApprovedAt ? moves.approve.tells : states[state].forClient
}

type Standing = {
  state: keyof CaseWords['states']
  clientApprovedAt: Date | null
  orderId: string | null
  openedBy?: string | null
  objectionEndsOn?: string | null
  objectionAskedAt?: Date | null
  decidedOn?: string | null
}
