import { counting } from '#returns/amounts/worksheet.ts'
import { maritalStatusOf, type TaxFacts } from '#returns/facts/facts-of.ts'
import { type KnownFacts, taxedWith } from '#returns/facts/household-of.ts'
import { type OwnerAbroadResult, ownerAbroadTax } from '#tax/allocation/owner-abroad.ts'
import type { CommuneFigures } from '#tax/figures.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { quasiResidence } from '#tax/withholding/commuter.ts'
import { type EngineInput, francs, sumCents, type TaxFigure } from './engine-inputs.ts'

const swissWork: readonly EngineInput[] = ['gross-salary', 'net-salary', 'side-job']
const swissRent: readonly TaxFigure['code'][] = ['property-income', 'other-canton-income']

/**
 * How Switzerland taxes a client by residence. `owner`: only the property. `owner-at-source`: the property, beside a
 * salary whose tax at source is final. `quasi-resident`: like a resident. `unknown`: the worldwide income is missing.
 */
export type Liability = 'resident' | 'owner' | 'owner-at-source' | 'quasi-resident' | 'unknown'

/**
 * A client abroad with a Swiss salary may request the assessment of a resident if at least 90 % of the worldwide income
 * is taxable here (DBG Art. 99a, QStV Art. 14). The offices compare gross incomes, the answers hold net ones.
 */
export function liabilityOf(
  all: readonly TaxFigure[],
  { elsewhere, civilStatus }: Pick<TaxFacts, 'elsewhere' | 'civilStatus'>,
): Liability {
  if (!elsewhere?.livesAbroad) return 'resident'
  // A gross salary beside its net one, and the salary of a partner taxed separately, do not count.
  const figures = counting(taxedWith(civilStatus ? maritalStatusOf(civilStatus) : 'single', all))
  const salaries = swissWork.reduce((cents, input) => cents + sumCents(figures, input), 0)
  if (salaries === 0) return 'owner'
  if (elsewhere.worldIncomeCents === null) return 'unknown'
  const rents = figures.filter(({ code }) => swissRent.includes(code))
  const swiss = rents.reduce((cents, { amountCents }) => cents + (amountCents ?? 0), salaries)
  const { eligible } = quasiResidence({
    ...{ grossTaxableInSwitzerland: swiss, ownGrossElsewhere: Math.max(0, elsewhere.worldIncomeCents - swiss) },
    spouseGrossElsewhere: 0,
  })
  return eligible ? 'quasi-resident' : 'owner-at-source'
}

export function isOwner(liability: Liability): boolean {
  return liability === 'owner' || liability === 'owner-at-source'
}

/** Tax of a client who lives abroad and owns Swiss property; worldwide amounts come from the answers. */
export function expectedOwnerTax(
  all: readonly TaxFigure[],
  facts: KnownFacts,
  figures: YearFigures,
  commune: CommuneFigures,
): OwnerAbroadResult {
  const maritalStatus = maritalStatusOf(facts.civilStatus)
  const lines = counting(taxedWith(maritalStatus, all).filter(({ amountCents }) => amountCents !== null))
  const sum = (...inputs: EngineInput[]) => francs(inputs.reduce((cents, input) => cents + sumCents(lines, input), 0))
  const ofCodes = (...codes: TaxFigure['code'][]) =>
    francs(lines.reduce((cents, { code, amountCents }) => cents + (codes.includes(code) ? (amountCents ?? 0) : 0), 0))
  const { worldIncomeCents = null, worldAssetsCents = null } = facts.elsewhere ?? {}
  const taxValue = ofCodes('property', 'other-canton-property')
  const known = sum('asset', 'other-canton-asset', 'foreign-asset')
  return ownerAbroadTax(figures, commune, {
    ...{ maritalStatus, children: facts.childrenBorn.filter((born) => born <= facts.taxYear).length },
    ...{ rent: ofCodes('property-income', 'other-canton-income') },
    ...{ costs: ofCodes('property-upkeep', 'other-canton-upkeep'), taxValue },
    ...{ interest: sum('interest'), debts: sum('debt') },
    assetsWorldwide: Math.max(taxValue, worldAssetsCents === null ? known : francs(worldAssetsCents)),
    ...(worldIncomeCents !== null && { worldIncome: francs(worldIncomeCents) }),
  })
}
