import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { francs, type TaxFigure, whose } from '#returns/expected/engine-inputs.ts'
import { pillar3aLimit, smallPillar3aLimit } from '#tax/pillar-3a.ts'
import { type PurchaseRefusal, pillar3aPurchase } from '#tax/pillar-3a-purchase.ts'

type Person = 'client' | 'partner'

/** Contributions of a person in whole francs; `purchased`: the deductible part of later contributions. */
export type PersonPillar3a = {
  readonly entered: number
  readonly counted: number
  readonly purchased: number
  /** Set if a later contribution was entered that is not deductible. */
  readonly refused: PurchaseRefusal | null
}

export type HouseholdPillar3a = {
  readonly entered: number
  readonly counted: number
  readonly perPerson: Readonly<Record<Person, PersonPillar3a>>
}

/**
 * Adds up the pillar 3a contributions: as entered (`entered`), and limited to each earner's maximum (`counted`; BVV 3
 * Art. 7), with later purchases (Art. 7a). Contributions recorded jointly for a couple count as the client's.
 */
export function pillar3aOf(lines: readonly TaxFigure[], year: number): HouseholdPillar3a {
  const perPerson = { client: ofPerson(lines, year, 'client'), partner: ofPerson(lines, year, 'partner') }
  const sum = (of: 'entered' | 'counted') => perPerson.client[of] + perPerson.partner[of]
  return { entered: sum('entered'), counted: sum('counted'), perPerson }
}

function ofPerson(lines: readonly TaxFigure[], year: number, person: Person): PersonPillar3a {
  const own = lines.filter((line) => whose(line) === person)
  const of = (codes: FigureCode[]) =>
    francs(own.reduce((cents, { code, amountCents }) => cents + (codes.includes(code) ? (amountCents ?? 0) : 0), 0))
  const salary = of(['salary', 'gross-salary'])
  const paid = of(['pillar-3a'])
  const earned = salary + of(['side-job', 'self-employment'])
  const limit = pillar3aLimit(year, { pensionFund: salary > 0, netEarnedIncome: earned })
  const later = of(['pillar-3a-purchase'])
  const entered = paid + later
  const smallLimit = smallPillar3aLimit(year)
  if (!limit.ok || smallLimit === undefined) return { entered, counted: paid, purchased: 0, refused: null }
  // The gap of the earlier year is not in this return, so it is taken to be as large as the purchase.
  const gaps = [{ year: year - 1, limit: later, paid: 0 }]
  const ordinary = { paid, limit: limit.limit }
  const { deductible, most, refused } = pillar3aPurchase({ year, gaps, ordinary, smallLimit })
  return { entered, counted: deductible, purchased: most, refused: later > 0 ? refused : null }
}
