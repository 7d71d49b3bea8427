import type { ExpectedResult } from '#returns/expected/expected-tax.ts'
import { yearLines } from '#returns/expected/part-year-lines.ts'
import { type CompulsoryReturn, compulsoryReturn, ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'
import {
  type FilingAdvice,
  type FilingWarning,
  filingAdvice,
  quasiResidentAdvice,
} from '#tax/withholding/file-or-not.ts'
import { type TaxFigure, taxedWith } from './household-of.ts'

export type Filing = {
  /** The article under which an assessment may be requested; 99a: the client lives abroad. */
  readonly law: 'DBG Art. 89a' | 'DBG Art. 99a'
  readonly compulsory: CompulsoryReturn
  readonly advice: FilingAdvice
  /** Last day to request a subsequent ordinary assessment (YYYY-MM-DD); this deadline cannot be extended. */
  readonly requestUntil: string
  /** True if the deadline has passed: the tax withheld at source is then final, unless a return is compulsory. */
  readonly isTermOver: boolean
  readonly warnings: readonly FilingWarning[]
  readonly withheldCents: number
  readonly ordinaryCents: number
  readonly refundCents: number
  /** True if no reason for a return is known, but an unknown gross salary may reach the limit of CHF 120,000. */
  readonly isGrossUnknown: boolean
}

/**
 * Advises whether to file a return although tax was withheld at source (DBG Art. 89 and 89a); null if none was
 * withheld, or if the client lives abroad and it is final. If a gross salary is unknown, the net salary is used.
 */
export function filingOf(
  result: ExpectedResult,
  figures: readonly TaxFigure[],
  { year, today }: { readonly year: number; readonly today: string },
): Filing | null {
  const ours = taxedWith(result.household.maritalStatus, figures)
  const sum = (code: TaxFigure['code'], person?: 'client' | 'partner') =>
    ours
      .filter((figure) => figure.code === code)
      .filter((figure) => person === undefined || (figure.person === 'partner') === (person === 'partner'))
      .reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0)
  const withheldCents = sum('tax-at-source')
  if (withheldCents === 0 || isNoted(result, 'owner-at-source')) return null
  const ordinaryCents = result.taxes.total * 100
  const refundCents = withheldCents - ordinaryCents
  const amounts = { withheldCents, ordinaryCents, refundCents }
  if (isNoted(result, 'quasi-resident')) {
    const advice = quasiResidentAdvice(refundCents, { year, today })
    return { law: 'DBG Art. 99a', ...advice, ...amounts, isGrossUnknown: false }
  }
  // For part of a year, the regular salary is projected to a full year (QStV Art. 9 para. 5).
  const days = result.household.partYear?.days
  const yearly = (code: TaxFigure['code'], person: 'client' | 'partner') => {
    if (days === undefined) return sum(code, person)
    const own = ours.filter((figure) => (figure.person === 'partner') === (person === 'partner'))
    const of = (one: TaxFigure['code']) => own.filter((figure) => figure.code === one)
    return yearLines(of(code), of('one-off-pay'), days).reduce(
      (cents, { amountCents }) => cents + (amountCents ?? 0),
      0,
    )
  }
  const earners = (['client', 'partner'] as const)
    .map((person) => ({ gross: yearly('gross-salary', person), net: yearly('salary', person) }))
    .filter(({ gross, net }) => gross + net > 0)
  const compulsory = compulsoryReturn({
    canton: result.commune.canton,
    maritalStatus: result.household.maritalStatus,
    grossCents: earners.map(({ gross, net }) => Math.max(gross, net)),
    otherIncome: result.household.otherIncome ?? 0,
    taxableWealth: result.wealth.taxable,
    claimsWithholdingTax: sum('withholding-tax') > 0,
  })
  return {
    law: 'DBG Art. 89a',
    compulsory,
    ...filingAdvice(compulsory, refundCents, { year, today }),
    ...amounts,
    isGrossUnknown:
      compulsory.reasons.length === 0 &&
      earners.some(({ gross, net }) => gross === 0 && net < ordinaryAssessmentFrom * 100),
  }
}

function isNoted({ notes }: ExpectedResult, code: ExpectedResult['notes'][number]['code']): boolean {
  return notes.some((note) => note.code === code)
}
