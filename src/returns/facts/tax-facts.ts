import type { CivilStatus } from '#accounts/people/household.ts'
import type { Confession, MaritalStatus } from '#tax/figures.ts'

/** Household facts that affect the tax besides the figures. Null means unknown, so that the client must be asked. */
export type TaxFacts = {
  readonly taxYear: number
  /** Number, in the federal register, of the commune of residence on 31 December. */
  readonly communeId: number | null
  readonly civilStatus: CivilStatus | null
  readonly childrenBorn: readonly number[]
  readonly confession: Confession | null
  /** Used only to estimate the pension fund contributions on a gross salary. */
  readonly birthYear: number | null
  readonly partnerBirthYear: number | null
  readonly isPartYear: boolean
  readonly mealsCheaper?: Readonly<Partial<Record<'client' | 'partner', boolean>>>
}

/** Registered partners are taxed like spouses, separated spouses individually (StHG Art. 3 and 35, DBG Art. 9). */
export function maritalStatusOf(status: CivilStatus): MaritalStatus {
  return status === 'married' || status === 'partnership' ? 'married' : 'single'
}
