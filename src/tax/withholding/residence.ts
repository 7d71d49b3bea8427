import type { Coded } from '#platform/coded.ts'
import type { NoValues } from '#tax/no-values.ts'

/** Permits as the form offers them; `swiss-abroad`: a Swiss citizen who lives abroad. */
export const permits = ['swiss', 'swiss-abroad', 'C', 'B', 'L', 'G', 'F', 'N', 'S', 'other'] as const
export type Permit = (typeof permits)[number]

/** Where the employee lives: in Switzerland (`no`), or in the country from which they commute. */
export const homes = ['no', 'DE', 'FR', 'IT', 'AT', 'LI'] as const
export type Home = (typeof homes)[number]

/** Answers that cannot both be true. Nothing is computed from them. */
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
 * Permit against home: permit G is for people who live abroad (AIG Art. 35), the other permits for people who live in
 * Switzerland. Swiss citizens may live on either side, so the form asks which.
 */
export function contradictionOf({ permit, crossBorder }: { permit: Permit; crossBorder: Home }): Contradiction | null {
  if (crossBorder === 'no') return ofCommuters.includes(permit) ? { code: 'permit-of-commuters', values: {} } : null
  if (permit === 'swiss') return { code: 'swiss-lives-abroad', values: {} }
  return ofResidents.includes(permit) ? { code: 'permit-of-residents', values: { permit } } : null
}

const germanLetters = ['L', 'M', 'N', 'P', 'Q']
const italianLetters = ['R', 'S', 'T', 'U', 'V']

/** A tariff code given by the employer against the home: L to Q are for commuters from Germany, R to V from Italy. */
export function contradictionOfCode(tariff: string, crossBorder: Home): Contradiction | null {
  const email = tariff.charAt(0)
  const home = germanLetters.includes(email) ? 'DE' : italianLetters.includes(email) ? 'IT' : null
  return home === null || home === crossBorder ? null : { code: 'code-of-commuters', values: { tariff, home } }
}
