import type { CommuneFigures, NotPublished } from '#tax/figures.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { type GrossResult, grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { francs } from '#tax/trace.ts'
import type { WithholdingFigures } from './table.ts'
import { type WithholdingYear, withholdingYear, type YearResult } from './withholding-year.ts'

/** From this gross salary a year an ordinary assessment follows anyway (QStV Art. 9 para. 1). */
export const ordinaryAssessmentFrom = 120_000

/** A person taxed at source; `withheldCents` from the wage statement takes the place of the computed tax. */
export type SourceTaxedPerson = WithholdingYear & { readonly code: string; readonly withheldCents?: number }

export type FileOrNot =
  | {
      readonly ok: true
      /** Above the threshold for at least one person: a return is due, there is no choice. */
      readonly mandatory: boolean
      readonly withheldCents: number
      readonly ordinaryCents: number
      /** Positive: money back by filing. Negative: to be paid on top. */
      readonly refundCents: number
      readonly advice: 'must-file' | 'file' | 'do-not-file'
      /** Last day for the request, ISO; it cannot be extended. */
      readonly requestUntil: string
      readonly warnings: readonly string[]
      readonly ordinary: GrossResult
      readonly withheld: readonly Extract<YearResult, { ok: true }>[]
    }
  | NotPublished
  | Extract<YearResult, { ok: false }>

/**
 * Ordinary taxation with the visitor's own deductions against what was withheld over the year. Wealth tax and head tax
 * belong to the ordinary side, because a return brings them with it.
 */
export function fileOrNot(
  figures: YearFigures & { readonly withholding: WithholdingFigures },
  commune: CommuneFigures,
  household: GrossHousehold,
  persons: readonly SourceTaxedPerson[],
): FileOrNot {
  const withheld: Extract<YearResult, { ok: true }>[] = []
  for (const person of persons) {
    const year = withholdingYear(figures.withholding, person.code, person)
    if (!year.ok) return year
    withheld.push(person.withheldCents === undefined ? year : { ...year, taxCents: person.withheldCents })
  }
  const ordinary = grossSalaryTax(figures, commune, household)
  if (!ordinary.ok) return ordinary
  const mandatory = withheld.some(({ grossCents }) => grossCents >= ordinaryAssessmentFrom * 100)
  const withheldCents = withheld.reduce((sum, { taxCents }) => sum + taxCents, 0)
  const ordinaryCents = ordinary.total * 100
  const refundCents = withheldCents - ordinaryCents
  const year = figures.canton.year
  return {
    ok: true,
    mandatory,
    withheldCents,
    ordinaryCents,
    refundCents,
    advice: mandatory ? 'must-file' : refundCents > 0 ? 'file' : 'do-not-file',
    requestUntil: `${year + 1}-03-31`,
    warnings: warningsFor(year, mandatory),
    ordinary,
    withheld,
  }
}

function warningsFor(year: number, mandatory: boolean): string[] {
  if (mandatory) {
    return [
      `From CHF ${francs(ordinaryAssessmentFrom)} gross a year an ordinary assessment is compulsory (QStV Art. 9); the tax withheld is credited.`,
      'It then stays compulsory in later years, even when the salary falls below the threshold.',
    ]
  }
  return [
    `The request must reach the tax office by 31 March ${year + 1}; this deadline cannot be extended (DBG Art. 89a).`,
    'The choice binds later years: once asked for, every following year is assessed in the ordinary way until you are no longer taxed at source.',
    'A request cannot be withdrawn, even when it turns out to cost more.',
    'With other income above CHF 3’000 a year, or wealth above the limit of the canton, a return is compulsory below the threshold as well.',
  ]
}
