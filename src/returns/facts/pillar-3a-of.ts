import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { francs, type TaxFigure, whose } from '#returns/expected/engine-inputs.ts'
import { pillar3aLimit, smallPillar3aLimit } from '#tax/pillar-3a.ts'
import { isGapOpen, type Pillar3aYear, type PurchaseRefusal, pillar3aPurchase } from '#tax/pillar-3a-purchase.ts'
import type { TaxFacts } from './facts-of.ts'

type Person = 'client' | 'partner'

/** Contributions of a person in whole francs; `purchased`: the deductible part of later contributions. */
export type PersonPillar3a = {
  readonly entered: number
  readonly counted: number
  readonly purchased: number
  /** Set if a later contribution was entered that is not deductible. */
  readonly refused: PurchaseRefusal | null
  /** True if the gap that the later contribution fills is known. */
  readonly isGapKnown: boolean
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
type Paid = Pick<TaxFacts, 'taxYear' | 'pillar3aBefore'>

export function pillar3aOf(lines: readonly TaxFigure[], facts: Paid): HouseholdPillar3a {
  const perPerson = { client: ofPerson(lines, facts, 'client'), partner: ofPerson(lines, facts, 'partner') }
  const sum = (of: 'entered' | 'counted') => perPerson.client[of] + perPerson.partner[of]
  return { entered: sum('entered'), counted: sum('counted'), perPerson }
}

function ofPerson(
  lines: readonly TaxFigure[],
  { taxYear: year, pillar3aBefore }: Paid,
  person: Person,
): PersonPillar3a {
  const own = lines.filter((line) => whose(line) === person)
  const of = (codes: FigureCode[]) =>
    francs(own.reduce((cents, { code, amountCents }) => cents + (codes.includes(code) ? (amountCents ?? 0) : 0), 0))
  const salary = of(['salary', 'gross-salary'])
  const paid = of(['pillar-3a'])
  const earned = salary + of(['side-job', 'self-employment'])
  const work = { pensionFund: salary > 0, netEarnedIncome: earned }
  const limit = pillar3aLimit(year, work)
  const later = of(['pillar-3a-purchase'])
  const entered = paid + later
  const smallLimit = smallPillar3aLimit(year)
  const none = { purchased: 0, refused: null, isGapKnown: false }
  if (!limit.ok || smallLimit === undefined) return { entered, counted: paid, ...none }
  const gap = gapBefore(year, { work, paidBefore: pillar3aBefore?.[person] })
  // If the gap is unknown, it is taken to be as large as the purchase.
  const gaps = [gap ?? { year: year - 1, limit: later, paid: 0 }]
  const ordinary = { paid, limit: limit.limit }
  const { deductible, most, refused } = pillar3aPurchase({ year, gaps, ordinary, smallLimit })
  const purchased = Math.min(later, most)
  return {
    ...{ entered, counted: deductible - most + purchased, purchased },
    ...{ refused: later > 0 ? refused : null, isGapKnown: gap !== undefined },
  }
}

type Before = { work: Parameters<typeof pillar3aLimit>[1]; paidBefore: number | undefined }

/** The gap of the year before, for which the person is assumed to have worked alike; later there can be several gaps. */
function gapBefore(year: number, { work, paidBefore }: Before): Pillar3aYear | undefined {
  const limit = pillar3aLimit(year - 1, work)
  const isOnlyGap = isGapOpen(year - 1, year) && !isGapOpen(year - 2, year)
  return isOnlyGap && limit.ok && paidBefore !== undefined
    ? { year: year - 1, limit: limit.limit, paid: paidBefore }
    : undefined
}
