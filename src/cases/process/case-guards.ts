import { isDeliveryKind } from '#cases/assessment/objection.ts'
import { isDay } from '#cases/planning/due-date.ts'
import type { Coded } from '#platform/coded.ts'

export const moveFacts = [
  'reason',
  'draftHash',
  'annexHash',
  'consent',
  'filedOn',
  'filingReceipt',
  'noReceiptReason',
  'assessedOn',
  'decidedOn',
  'deliveryKind',
  'deliveryDay',
  'objectedOn',
] as const
export type MoveFact = (typeof moveFacts)[number]

export type Situation = {
  today: string
  openRequiredItems: number
  /** The mover prepared the return, and the firm requires that another person reviews it. */
  isOwnWork: boolean
  draft: { sha256: string; number: number; isScanned: boolean; annexHash?: string | null } | null
  isApproved: boolean
  mover: { isSigner: boolean; hasApproved: boolean }
  approvedOn: string | null
  hasReceipt: boolean
  /** Whether an assessment was uploaded since preparation last started or, after an objection, since the objection. */
  hasAssessment: boolean
  filedOn: string | null
  deliveredOn: string | null
  objectionEndsOn: string | null
  isObjectionRequested: boolean
  objectedOn: string | null
  decidedOn: string | null
  /** Day by which we compare return and assessment for the mover, a client; null if nothing has to be awaited. */
  comparedBy: string | null
}

export type MoveFacts = { [fact in MoveFact]?: string | undefined }

export type MoveErrorTable = {
  'documents-missing': { count: number }
  'own-work': object
  'draft-missing': object
  'draft-not-scanned': object
  'draft-replaced': { number: number }
  'annex-replaced': object
  'not-a-signer': object
  'not-approved': object
  'approved-already': object
  'receipt-missing': object
  'assessment-missing': object
  'objection-open': { endsOn: string }
  'objection-over': { endsOn: string }
  'objection-decided': object
  'objection-asked': object
  'comparison-open': { on: string }
  'fact-missing': { fact: MoveFact }
  'fact-too-long': { maxLength: number }
  'no-date': object
  'no-delivery-kind': object
  'date-in-future': object
  'filed-before-approved': object
  'assessed-before-filed': object
  'delivered-before-assessed': object
  'objected-before-delivered': object
  'decided-before-objected': object
}
export type MoveError = Coded<MoveErrorTable>

export type Guard = (situation: Situation, facts: MoveFacts) => MoveError | null

type CodeAlone = { [Code in keyof MoveErrorTable]: keyof MoveErrorTable[Code] extends never ? Code : never }
const error = (code: CodeAlone[keyof MoveErrorTable]): MoveError => ({ code, values: {} })

export const checklistIsComplete: Guard = ({ openRequiredItems: count }) =>
  count === 0 ? null : { code: 'documents-missing', values: { count } }

export const draftIsReady: Guard = ({ draft }) =>
  draft === null ? error('draft-missing') : draft.isScanned ? null : error('draft-not-scanned')

export const anotherPersonPrepared: Guard = ({ isOwnWork }) => (isOwnWork ? error('own-work') : null)

export const draftIsTheOneRead: Guard = ({ draft }, { draftHash }) =>
  draft && draftHash && draftHash !== draft.sha256 ? { code: 'draft-replaced', values: { number: draft.number } } : null

export const annexIsTheOneRead: Guard = ({ draft }, { annexHash }) =>
  (draft?.annexHash ?? '') === (annexHash ?? '') ? null : error('annex-replaced')

export const everybodyHasApproved: Guard = ({ isApproved }) => (isApproved ? null : error('not-approved'))

export const mayStillApprove: Guard = ({ mover }) =>
  mover.hasApproved ? error('approved-already') : mover.isSigner ? null : error('not-a-signer')

export const maySign: Guard = ({ mover }) => (mover.isSigner ? null : error('not-a-signer'))

export const receiptIsThere: Guard = ({ hasReceipt }, { filingReceipt, noReceiptReason }) =>
  hasReceipt || filingReceipt || noReceiptReason ? null : error('receipt-missing')

export const assessmentIsThere: Guard = ({ hasAssessment }) => (hasAssessment ? null : error('assessment-missing'))

export const objectionIsOver: Guard = (situation) =>
  mayStillObject(situation) ? { code: 'objection-open', values: { endsOn: situation.objectionEndsOn } } : null

type ObjectionTerm = { objectionEndsOn: string | null; today: string }

export function mayStillObject(term: ObjectionTerm): term is { objectionEndsOn: string; today: string } {
  return term.objectionEndsOn !== null && term.today <= term.objectionEndsOn
}

/** A decision on an objection can only be appealed to a court, as a separate case. */
export const notDecidedYet: Guard = ({ decidedOn }) => (decidedOn === null ? null : error('objection-decided'))

export const objectionIsPossible: Guard = ({ objectionEndsOn: endsOn, today }) =>
  endsOn !== null && today > endsOn ? { code: 'objection-over', values: { endsOn } } : null

export const notRequestedYet: Guard = ({ isObjectionRequested }) =>
  isObjectionRequested ? error('objection-asked') : null

/** Clients decide on an assessment after our comparison, because they would give up rights without knowing it. */
export const comparisonIsThere: Guard = ({ comparedBy: on }) =>
  on === null ? null : { code: 'comparison-open', values: { on } }

export const maxFactLength = 2000

const days: readonly MoveFact[] = ['filedOn', 'assessedOn', 'decidedOn', 'deliveryDay', 'objectedOn']

/** Checks dates, which must be in chronological order and not in the future. Returns the first error or null. */
export function factError(deps: readonly MoveFact[], facts: MoveFacts, situation: Situation): MoveError | null {
  for (const fact of deps) if (!facts[fact]?.trim()) return { code: 'fact-missing', values: { fact } }
  for (const fact of moveFacts) {
    const value = facts[fact]?.trim() ?? ''
    if (value.length > maxFactLength) return { code: 'fact-too-long', values: { maxLength: maxFactLength } }
    if (!deps.includes(fact)) continue
    if (fact === 'deliveryKind' && !isDeliveryKind(value)) return error('no-delivery-kind')
    if (!days.includes(fact)) continue
    if (!isDay(value)) return error('no-date')
    if (value > situation.today) return error('date-in-future')
  }
  return orderError(deps, facts, situation)
}

function orderError(deps: readonly MoveFact[], facts: MoveFacts, situation: Situation): MoveError | null {
  const factOf = (fact: MoveFact) => (deps.includes(fact) ? facts[fact]?.trim() : undefined)
  const { approvedOn, filedOn, deliveredOn, objectedOn: postedOn, objectionEndsOn: endsOn } = situation
  const [assessedOn, decidedOn, objectedOn] = [factOf('assessedOn'), factOf('decidedOn'), factOf('objectedOn')]
  const [day, newlyFiledOn] = [factOf('deliveryDay'), factOf('filedOn')]
  if (newlyFiledOn && approvedOn && newlyFiledOn < approvedOn) return error('filed-before-approved')
  if (assessedOn && filedOn && assessedOn < filedOn) return error('assessed-before-filed')
  if (decidedOn && postedOn && decidedOn < postedOn) return error('decided-before-objected')
  if (day && day < (assessedOn ?? decidedOn ?? day)) return error('delivered-before-assessed')
  if (objectedOn && deliveredOn && objectedOn < deliveredOn) return error('objected-before-delivered')
  if (objectedOn && endsOn && objectedOn > endsOn) return { code: 'objection-over', values: { endsOn } }
  return null
}
