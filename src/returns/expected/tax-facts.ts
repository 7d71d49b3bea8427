import type { CivilStatus } from '#accounts/household.ts'
import type { Confession, MaritalStatus } from '#tax/figures.ts'

/** What has to be known about a household beside its figures. Null has to be asked for. */
export type TaxFacts = {
  readonly taxYear: number
  /** Where they lived on 31 December, by its number in the federal register. */
  readonly communeId: number | null
  readonly civilStatus: CivilStatus | null
  /** Years of birth of the children for whom a deduction is due. */
  readonly childrenBorn: readonly number[]
  readonly confession: Confession | null
  /** Decides the pension fund that is assumed for a gross salary, and nothing else. */
  readonly birthYear: number | null
  readonly partnerBirthYear: number | null
  /** Lived in Switzerland for a part of the year alone. */
  readonly isPartYear: boolean
  /** Whether an employer makes meals cheaper; absent for whoever has not said. */
  readonly mealsCheaper?: Readonly<Partial<Record<'client' | 'partner', boolean>>>
}

/** Registered partners are taxed as married couples, separated ones each alone (StHG Art. 3 and 35, DBG Art. 9). */
export function maritalStatusOf(status: CivilStatus): MaritalStatus {
  return status === 'married' || status === 'partnership' ? 'married' : 'single'
}
