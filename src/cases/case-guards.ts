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

/** Says in one sentence what is in the way of a move, or null. */
export type Guard = (situation: Situation) => string | null

export const checklistIsComplete: Guard = ({ openRequiredItems: open }) => {
  if (open === 0) return null
  return open === 1
    ? 'One required document is still missing or not accepted.'
    : `${open} required documents are still missing or not accepted.`
}

export const clientHasApproved: Guard = ({ clientApprovedAt }) =>
  clientApprovedAt ? null : 'The client has not approved the draft yet.'

export const notApprovedYet: Guard = ({ clientApprovedAt }) =>
  clientApprovedAt ? 'You approved this draft already.' : null

const missing: Record<MoveFact, string> = {
  reason: 'Please give a reason.',
  filingReceipt: 'Please enter the number of the filing receipt.',
  filedOn: 'Please enter the day of filing.',
  assessedOn: 'Please enter the date of the assessment.',
}

/** Longest reason or receipt number that is kept. */
export const longestFact = 1000

/**
 * Checks what a move was told. Days are real days up to `today`, the assessment is not older than the filing.
 * @returns one sentence about the first fault, or null
 */
export function factFault(
  needs: readonly MoveFact[],
  facts: MoveFacts,
  { filedOn }: Situation,
  today: string,
): string | null {
  for (const fact of needs) {
    const value = facts[fact]?.trim()
    if (!value) return missing[fact]
    if (value.length > longestFact) return `Please keep it to ${longestFact} characters.`
    if (fact !== 'filedOn' && fact !== 'assessedOn') continue
    if (!isDay(value)) return 'Please enter the date as day.month.year, such as 31.03.2026.'
    if (value > today) return 'The date lies in the future.'
    if (fact === 'assessedOn' && filedOn && value < filedOn) return 'The assessment cannot be older than the filing.'
  }
  return null
}
