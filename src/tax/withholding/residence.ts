import type { Coded } from '#platform/coded.ts'
import type { NoValues } from '#tax/trace.ts'

export const permits = ['swiss', 'swiss-abroad', 'C', 'B', 'L', 'G', 'F', 'N', 'S', 'other'] as const
export type Permit = (typeof permits)[number]

export const homes = ['no', 'DE', 'FR', 'IT', 'AT', 'LI'] as const
export type Home = (typeof homes)[number]

/** Pairs of answers that contradict each other, so that no tax is computed. */
export type ContradictionValues = {
  'permit-of-commuters': NoValues
  'swiss-lives-abroad': NoValues
  'permit-of-residents': { permit: Permit }
  'code-of-commuters': { tariff: string; home: 'DE' | 'IT' }
}
export type Contradiction = Coded<ContradictionValues>

const ofCommuters: readonly Permit[] = ['G', 'swiss-abroad']
const ofResidents: readonly Permit[] = ['C', 'B', 'L', 'F', 'N', 'S']

/**
 * Finds a contradiction between permit and residence, or null. Permit G is for people living abroad (AIG Art. 35), the
 * other permits for Swiss residents. Swiss citizens may live in either place, so the form asks.
 */
export function contradictionOf({ permit, crossBorder }: { permit: Permit; crossBorder: Home }): Contradiction | null {
  if (crossBorder === 'no') return ofCommuters.includes(permit) ? { code: 'permit-of-commuters', values: {} } : null
  if (permit === 'swiss') return { code: 'swiss-lives-abroad', values: {} }
  return ofResidents.includes(permit) ? { code: 'permit-of-residents', values: { permit } } : null
}

const germanLetters = ['L', 'M', 'N', 'P', 'Q']
const italianLetters = ['R', 'S', 'T', 'U', 'V']

/** Finds a contradiction between code and residence. Codes L to Q are for commuters from Germany, R to V from Italy. */
export function contradictionOfCode(tariff: string, crossBorder: Home): Contradiction | null {
  const letter = tariff.charAt(0)
  const home = germanLetters.includes(letter) ? 'DE' : italianLetters.includes(letter) ? 'IT' : null
  return home === null || home === crossBorder ? null : { code: 'code-of-commuters', values: { tariff, home } }
}
