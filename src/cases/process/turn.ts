import { addDays, overdueFiling } from '#cases/planning/due-date.ts'
import { packageServices } from '#content/service-levels.ts'
import { swissDay } from '#platform/day.ts'
import { addWorkingDays, isWorkingDay, movedBy } from '#platform/working-days.ts'
import { asksClient, beforeFiling, type CaseState } from './case-states.ts'

export type CaseReader = {
  isOwner: boolean
  ownerName: string
  hasToApprove: boolean
  waitsFor: string | null
}

export const turnCodes = [
  'tasks',
  'set-up',
  'check-documents',
  'prepare',
  'review',
  'approve',
  'file',
  'await-assessment',
  'enter-deadline',
  'compare',
  'decide',
  'prepare-objection',
  'await-decision',
  'close',
] as const
export type TurnCode = (typeof turnCodes)[number]

export type TurnDate =
  | 'documents'
  | 'answers'
  | 'check'
  | 'draft'
  | 'filing'
  | 'filing-missed'
  | 'filed'
  | 'assessed'
  | 'comparison'
  | 'objection'
  | 'appeal'
  | 'decision'

/** Who has to act next, with the day by which they act or, for the tax office, since when it has the case. */
export type Turn = {
  code: TurnCode
  who: 'client' | 'other' | 'firm' | 'tax-office'
  /** Name of the other person, if `who` is `other`. */
  name?: string
  date: TurnDate
  on: string | null
}

export type TurnFacts = {
  state: CaseState
  stateSince: Date
  dueOn: string | null
  clientApprovedAt: Date | null
  filedOn: string | null
  assessedOn: string | null
  objectionEndsOn: string | null
  objectionRequestedAt: Date | null
  objectedOn: string | null
  decidedOn: string | null
  /** Product id of the ordered package; null for cases opened without a package. */
  packageId: string | null
  /** The adviser has published a recommendation on the current assessment. */
  isCompared: boolean
  filing: { on: string; isAnswered: boolean } | null
  canton: string | null
  progress: { toUpload: number; toReplace: number; lastSentAt: Date | string | null }
}

export type TurnReading = { reader: CaseReader; openQuestions: number; today: string }

/**
 * The only rule for whose turn it is; null if no action is due. The turn is the client's exactly if they have a task.
 * @example turnOf({ state: 'filed', filedOn: '2026-11-20', … }, reading) // { code: 'await-assessment', who: 'tax-office', … }
 */
export function turnOf(facts: TurnFacts, reading: TurnReading): Turn | null {
  const turn = stepOf(facts, reading)
  if (turn === null || turn.who === 'client') return turn
  const { toUpload, toReplace } = facts.progress
  const overdue = overdueFiling(facts, reading.today)
  if (overdue) return { code: 'tasks', who: 'client', date: 'filing-missed', on: overdue.on }
  if (toUpload + toReplace + reading.openQuestions === 0) return turn
  return { code: 'tasks', who: 'client', ...dateOfTasks(facts, reading.today, toUpload + toReplace > 0) }
}

type TurnDay = Pick<Turn, 'date' | 'on'>

function dateOfTasks({ state, dueOn }: TurnFacts, today: string, areDocuments: boolean): TurnDay {
  if (!beforeFiling.some((one) => one === state)) return { date: 'documents', on: null }
  if (state !== 'waiting_for_documents' && state !== 'intake') return filingDay(dueOn, today)
  return { date: areDocuments ? 'documents' : 'answers', on: dueOn }
}

function filingDay(dueOn: string | null, today: string): TurnDay {
  return { date: dueOn !== null && dueOn < today ? 'filing-missed' : 'filing', on: dueOn }
}

/** Like `turnOf`, but without the client's tasks: who acts next once they are done. */
export function stepOf(facts: TurnFacts, reading: TurnReading): Turn | null {
  return asksClient(facts.state) ? turnOfState(facts, reading) : null
}

function turnOfState(facts: TurnFacts, reading: TurnReading): Turn {
  const fileBy = filingDay(facts.dueOn, reading.today)
  switch (facts.state) {
    case 'waiting_for_documents':
      return { code: 'check-documents', who: 'firm', date: 'check', on: checkedBy(facts, reading.today) }
    case 'in_preparation': {
      const draftOn = draftBy(facts, reading.today)
      return { code: 'prepare', who: 'firm', ...(draftOn ? { date: 'draft', on: draftOn } : fileBy) }
    }
    case 'review':
      return { code: 'review', who: 'firm', ...fileBy }
    case 'client_approval':
      return { ...whoApproves(facts, reading.reader), ...fileBy }
    case 'filed':
      return { code: 'await-assessment', who: 'tax-office', date: 'filed', on: facts.filedOn }
    case 'assessed':
      return turnOnAssessment(facts, reading)
    case 'objection':
      return { code: 'await-decision', who: 'tax-office', date: 'decision', on: facts.objectedOn }
    default:
      return { code: 'set-up', who: 'firm', ...fileBy }
  }
}

/** Documents are checked within one working day (service level `documents`); null if that day has passed. */
function checkedBy({ progress, stateSince }: TurnFacts, today: string): string | null {
  const sentAt = new Date(progress.lastSentAt ?? stateSince)
  const on = addWorkingDays(swissDay(sentAt), 1)
  return on < today ? null : on
}

function draftBy({ packageId, stateSince }: TurnFacts, today: string): string | null {
  const service = packageOf(packageId)
  const on = service && addWorkingDays(swissDay(stateSince), service.preparationDays.max)
  return on && on >= today ? on : null
}

function whoApproves({ clientApprovedAt }: TurnFacts, reader: CaseReader): Pick<Turn, 'code' | 'who' | 'name'> {
  if (clientApprovedAt) return { code: 'file', who: 'firm' }
  if (reader.hasToApprove) return { code: 'approve', who: 'client' }
  return reader.waitsFor === null
    ? { code: 'review', who: 'firm' }
    : { code: 'approve', who: 'other', name: reader.waitsFor }
}

function turnOnAssessment(facts: TurnFacts, { reader, today }: TurnReading): Turn {
  const { objectionEndsOn, objectionRequestedAt, decidedOn, assessedOn } = facts
  if (!objectionEndsOn) return { code: 'enter-deadline', who: 'firm', date: 'assessed', on: assessedOn }
  const deadline = { date: decidedOn ? 'appeal' : 'objection', on: objectionEndsOn } as const
  if (objectionRequestedAt) return { code: 'prepare-objection', who: 'firm', ...deadline }
  if (today > objectionEndsOn) return { code: 'close', who: 'firm', ...deadline }
  const comparedOn = comparedBy(facts, today)
  if (comparedOn) return { code: 'compare', who: 'firm', date: 'comparison', on: comparedOn }
  return {
    code: 'decide',
    ...(reader.isOwner ? { who: 'client' } : { who: 'other', name: reader.ownerName }),
    ...deadline,
  }
}

/** Days before the objection deadline from which clients can decide without our comparison. */
export const daysToDecide = 10

/** Day by which we publish our comparison of return and assessment. Null once it is published, late or not ordered. */
export function comparedBy(
  { packageId, isCompared, objectionEndsOn }: Pick<TurnFacts, 'packageId' | 'isCompared' | 'objectionEndsOn'>,
  today: string,
): string | null {
  if (isCompared || !objectionEndsOn || !packageOf(packageId)?.checksAssessment) return null
  const on = workingDayUntil(addDays(objectionEndsOn, -daysToDecide))
  return today > on ? null : on
}

function workingDayUntil(day: string): string {
  return isWorkingDay(day) ? day : workingDayUntil(movedBy(day, -1))
}

const packages: Readonly<Record<string, (typeof packageServices)[keyof typeof packageServices]>> = packageServices

/** Products whose price includes our comparison of return and assessment. */
export const comparedPackages = Object.keys(packages).filter((id) => packages[id]?.checksAssessment)

function packageOf(packageId: string | null) {
  return packageId === null ? undefined : packages[packageId]
}
