import { formatFrancs as francs } from '#platform/format.ts'
import type { CommuneFigures, NotPublished } from '#tax/figures.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { type GrossResult, grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { type CompulsoryReturn, compulsoryReturn } from './compulsory-return.ts'
import type { WithholdingFigures } from './table.ts'
import { type WithholdingYear, withholdingYear, type YearResult } from './withholding-year.ts'

/** A person taxed at source; `withheldCents` from the wage statement takes the place of the computed tax. */
export type SourceTaxedPerson = WithholdingYear & { readonly code: string; readonly withheldCents?: number }

export type FileOrNot =
  | {
      readonly ok: true
      /** Whether a return is due without any choice, and why; or whether only the canton can tell. */
      readonly compulsory: CompulsoryReturn
      readonly withheldCents: number
      readonly ordinaryCents: number
      /** Positive: money back by filing. Negative: to be paid on top. */
      readonly refundCents: number
      readonly advice: 'must-file' | 'ask-canton' | 'file' | 'do-not-file'
      /** Last day for the request, and for asking for the form where a return is compulsory, ISO; it cannot be extended. */
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
  const compulsory = compulsoryReturn({
    canton: figures.canton.canton,
    maritalStatus: household.maritalStatus,
    grossCents: withheld.map(({ grossCents }) => grossCents),
    otherIncome: household.otherIncome ?? 0,
    taxableWealth: household.taxableWealth,
  })
  const withheldCents = withheld.reduce((sum, { taxCents }) => sum + taxCents, 0)
  const ordinaryCents = ordinary.total * 100
  const refundCents = withheldCents - ordinaryCents
  const year = figures.canton.year
  return {
    ok: true,
    compulsory,
    withheldCents,
    ordinaryCents,
    refundCents,
    advice: adviceFor(compulsory, refundCents),
    requestUntil: `${year + 1}-03-31`,
    warnings: warningsFor(year, compulsory),
    ordinary,
    withheld,
  }
}

function adviceFor({ reasons, askCanton }: CompulsoryReturn, refundCents: number) {
  if (reasons.length > 0) return 'must-file'
  if (askCanton) return 'ask-canton'
  return refundCents > 0 ? 'file' : 'do-not-file'
}

const leaving =
  'Whoever leaves Switzerland must make the request before deregistering; afterwards the tax withheld is final (DBG Art. 89a para. 3).'

function warningsFor(year: number, { reasons, lines }: CompulsoryReturn): string[] {
  if (reasons.length > 0) {
    return [
      `If the tax form has not come by itself, ask the canton for it by 31 March ${year + 1} (DBG Art. 89 para. 4). Whoever does not risks a fine for evasion.`,
      'The assessment stays compulsory in later years, even when salary, other income and wealth fall below the lines again.',
      'Spouses who live together are assessed together. Their salaries are not added up: one of them above the line is enough.',
      'The tax withheld is credited, without interest.',
    ]
  }
  const other = lines
    ? `With other income from CHF ${francs(lines.otherIncomeFrom)} a year, or taxable wealth from CHF ${francs(lines.wealthFrom.single)} (couples CHF ${francs(lines.wealthFrom.married)}), a return is compulsory in this canton.`
    : 'With other income or wealth a return can be compulsory. The lines of this canton are not known to us: ask its tax office.'
  return [
    `The request must reach the tax office by 31 March ${year + 1}; this deadline cannot be extended (DBG Art. 89a).`,
    leaving,
    'The choice binds later years: once asked for, every following year is assessed in the ordinary way until you are no longer taxed at source.',
    'A request cannot be withdrawn, even when it turns out to cost more.',
    other,
  ]
}
