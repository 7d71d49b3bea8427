import type { Coded } from '#platform/coded.ts'
import { isDay } from './due-date.ts'

/** What a move has to be told; forms show one field for each. Days are `YYYY-MM-DD`. */
export type MoveFact = 'reason' | 'filingReceipt' | 'filedOn' | 'assessedOn'

/** What the guards look at: the case as it stands in the database. */
export type Situation = {
  /** Required checklist items that are neither accepted nor marked as not needed. */
  openRequiredItems: number
  clientApprovedAt: Date | null
  filedOn: string | null
}

/** What the person who makes a move told with it. Empty texts count as not given. */
export type MoveFacts = { [fact in MoveFact]?: string }

/** What can be in the way of a move, with the values that its words need. */
export type MoveFaultTable = {
  'documents-missing': { count: number }
  'not-approved': object
  'approved-already': object
  'fact-missing': { fact: MoveFact }
  'fact-too-long': { longest: number }
  'no-date': object
  'date-in-future': object
  'assessed-before-filed': object
}
export type MoveFault = Coded<MoveFaultTable>

/** Says what is in the way of a move, or null. */
export type Guard = (situation: Situation) => MoveFault | null

export const checklistIsComplete: Guard = ({ openRequiredItems: count }) =>
  count === 0 ? null : { code: 'documents-missing', values: { count } }

export const clientHasApproved: Guard = ({ clientApprovedAt }) =>
  clientApprovedAt ? null : { code: 'not-approved', values: {} }

export const notApprovedYet: Guard = ({ clientApprovedAt }) =>
  clientApprovedAt ? { code: 'approved-already', values: {} } : null

/** Longest reason or receipt number that is kept. */
export const longestFact = 1000

/**
 * Checks what a move was told. Days are real days up to `today`, the assessment is not older than the filing.
 * @returns the first fault, or null
 */
export function factFault(
  needs: readonly MoveFact[],
  facts: MoveFacts,
  { filedOn }: Situation,
  today: string,
): MoveFault | null {
  for (const fact of needs) {
    const value = facts[fact]?.trim()
    if (!value) return { code: 'fact-missing', values: { fact } }
    if (value.length > longestFact) return { code: 'fact-too-long', values: { longest: longestFact } }
    if (fact !== 'filedOn' && fact !== 'assessedOn') continue
    if (!isDay(value)) return { code: 'no-date', values: {} }
    if (value > today) return { code: 'date-in-future', values: {} }
    if (fact === 'assessedOn' && filedOn && value < filedOn) return { code: 'assessed-before-filed', values: {} }
  }
  return null
}
