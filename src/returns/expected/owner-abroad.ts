import { counting } from '#returns/amounts/worksheet.ts'
import { maritalStatusOf } from '#returns/facts/facts-of.ts'
import { type KnownFacts, taxedWith } from '#returns/facts/household-of.ts'
import { type OwnerAbroadResult, ownerAbroadTax } from '#tax/allocation/owner-abroad.ts'
import type { CommuneFigures } from '#tax/figures.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { type EngineInput, francs, sumCents, type TaxFigure } from './engine-inputs.ts'

const swissWork: readonly EngineInput[] = ['gross-salary', 'net-salary', 'side-job']

/** True if the client lives abroad and only owns property here. With a Swiss salary, other rules apply. */
export function isOwnerAbroad(figures: readonly TaxFigure[], { elsewhere }: Pick<KnownFacts, 'elsewhere'>): boolean {
  return elsewhere?.livesAbroad === true && swissWork.every((input) => sumCents(figures, input) === 0)
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
