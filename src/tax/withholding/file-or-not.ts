import type { AssessmentLines } from '#content/procedure/compulsory-lines.ts'
import type { Coded } from '#platform/coded.ts'
import type { CommuneFigures, MaritalStatus, NotPublished } from '#tax/figures.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { NoValues } from '#tax/trace.ts'
import { type CompulsoryReturn, compulsoryReturn } from './compulsory-return.ts'
import { type OrdinaryReturn, ordinaryReturn, type ReturnHousehold } from './ordinary-return.ts'
import type { WithholdingFigures } from './table.ts'
import { type WithholdingYear, withholdingYear, type YearResult } from './withholding-year.ts'

/** A person taxed at source. `withheldCents`, the tax on the wage statement, replaces the computed tax at source. */
export type SourceTaxedPerson = WithholdingYear & { readonly code: string; readonly withheldCents?: number }

export type FilingWarningValues = {
  'ask-for-form': { until: string }
  'ask-for-form-at-once': { until: string }
  'stays-compulsory': NoValues
  'spouses-not-added': NoValues
  credited: NoValues
  'request-until': { until: string }
  'request-was-until': { until: string }
  'before-leaving': NoValues
  binding: NoValues
  'not-withdrawn': NoValues
  /** People who live abroad file only on request, once a year (DBG Art. 99a). */
  'quasi-resident': NoValues
  'compulsory-from': {
    otherIncome: number
    wealth: Readonly<Record<MaritalStatus, number>>
    isAbove: boolean
  }
  'lines-likely': NoValues
  'swiss-withholding-tax-claimed': NoValues
  'property-in-canton': NoValues
  'property-abroad': NoValues
  'lines-unknown': NoValues
}
export type FilingWarning = Coded<FilingWarningValues>
export type FilingAdvice = 'must-file' | 'ask-canton' | 'file' | 'do-not-file' | 'term-over'

export type FileOrNot =
  | {
      readonly ok: true
      readonly compulsory: CompulsoryReturn
      readonly withheldCents: number
      readonly ordinaryCents: number
      /** Positive if filing a return gives a refund, negative if it costs additional tax. */
      readonly refundCents: number
      readonly advice: FilingAdvice
      /**
       * Last day (ISO) to request an ordinary assessment or, if filing is compulsory, the form for the return. The
       * deadline cannot be extended.
       */
      readonly requestUntil: string
      readonly isTermOver: boolean
      readonly warnings: readonly FilingWarning[]
      readonly ordinary: OrdinaryReturn
      readonly withheld: readonly Extract<YearResult, { ok: true }>[]
    }
  | NotPublished
  | Extract<YearResult, { ok: false }>

/** Compares the ordinary tax, including wealth and head tax, with the tax withheld over the year, in cents. */
export function fileOrNot(
  figures: YearFigures & { readonly withholding: WithholdingFigures },
  commune: CommuneFigures,
  household: ReturnHousehold,
  { persons, today }: { readonly persons: readonly SourceTaxedPerson[]; readonly today: string },
): FileOrNot {
  const withheld: Extract<YearResult, { ok: true }>[] = []
  for (const person of persons) {
    const year = withholdingYear(figures.withholding, person.code, person)
    if (!year.ok) return year
    withheld.push(person.withheldCents === undefined ? year : { ...year, taxCents: person.withheldCents })
  }
  const ordinary = ordinaryReturn(figures, commune, household)
  if (!ordinary.ok) return ordinary
  const compulsory = compulsoryReturn({
    canton: figures.canton.canton,
    maritalStatus: household.maritalStatus,
    grossCents: withheld.map(({ grossCents }) => grossCents),
    otherIncome: household.otherIncome ?? 0,
    taxableWealth: ordinary.taxableWealth,
  })
  const withheldCents = withheld.reduce((sum, { taxCents }) => sum + taxCents, 0)
  const ordinaryCents = ordinary.total * 100
  const refundCents = withheldCents - ordinaryCents
  const { warnings, ...advice } = filingAdvice(compulsory, refundCents, { year: figures.canton.year, today })
  return {
    ok: true,
    compulsory,
    withheldCents,
    ordinaryCents,
    refundCents,
    ...advice,
    warnings: household.abroad ? [...warnings, { code: 'property-abroad', values: {} }] : warnings,
    ordinary,
    withheld,
  }
}

/**
 * Last day (ISO) on which residents and quasi-residents may request an ordinary assessment (DBG Art. 89a and 99a; QStV
 * Art. 14), and whether that day has passed.
 * @example requestTerm({ year: 2026, today: '2027-04-01' }) // { requestUntil: '2027-03-31', isTermOver: true }
 */
export function requestTerm({ year, today }: { readonly year: number; readonly today: string }) {
  const requestUntil = `${year + 1}-03-31`
  return { requestUntil, isTermOver: today > requestUntil }
}

/**
 * Advises whether to file a return. From 1 April of the next year, it is too late to request an assessment (DBG Art.
 * 89a para. 1).
 */
export function filingAdvice(
  compulsory: CompulsoryReturn,
  refundCents: number,
  { year, today }: { readonly year: number; readonly today: string },
) {
  const { requestUntil, isTermOver } = requestTerm({ year, today })
  return {
    advice: adviceFor(compulsory, refundCents, isTermOver),
    requestUntil,
    isTermOver,
    warnings: warningsFor(compulsory, requestUntil, isTermOver),
  }
}

/** The same for a quasi-resident, whom no threshold obliges to file a return (DBG Art. 99a; QStV Art. 14). */
export function quasiResidentAdvice(
  refundCents: number,
  { year, today }: { readonly year: number; readonly today: string },
): Pick<Extract<FileOrNot, { ok: true }>, 'compulsory' | 'advice' | 'requestUntil' | 'isTermOver' | 'warnings'> {
  const { requestUntil, isTermOver } = requestTerm({ year, today })
  const compulsory: CompulsoryReturn = { reasons: [], askCanton: false, lines: null }
  const always: FilingWarning = { code: 'quasi-resident', values: {} }
  return {
    ...{ compulsory, requestUntil, isTermOver, advice: adviceFor(compulsory, refundCents, isTermOver) },
    warnings: isTermOver ? [always] : [always, { code: 'not-withdrawn', values: {} }],
  }
}

function adviceFor({ reasons, askCanton }: CompulsoryReturn, refundCents: number, isTermOver: boolean): FilingAdvice {
  if (reasons.length > 0) return 'must-file'
  if (askCanton) return 'ask-canton'
  if (isTermOver) return 'term-over'
  return refundCents > 0 ? 'file' : 'do-not-file'
}

function warningsFor({ reasons, lines }: CompulsoryReturn, until: string, isTermOver: boolean): FilingWarning[] {
  if (reasons.length > 0) {
    return [
      { code: isTermOver ? 'ask-for-form-at-once' : 'ask-for-form', values: { until } },
      ...(lines?.sureness === 'likely' ? [{ code: 'lines-likely', values: {} } as const] : []),
      { code: 'stays-compulsory', values: {} },
      { code: 'spouses-not-added', values: {} },
      { code: 'credited', values: {} },
    ]
  }
  const duty: FilingWarning[] = lines ? dutyOf(lines) : [{ code: 'lines-unknown', values: {} }]
  if (isTermOver) return [{ code: 'request-was-until', values: { until } }, ...duty]
  return [
    { code: 'request-until', values: { until } },
    { code: 'before-leaving', values: {} },
    { code: 'binding', values: {} },
    { code: 'not-withdrawn', values: {} },
    ...duty,
  ]
}

function dutyOf({
  otherIncomeFrom,
  wealthFrom,
  isAbove = false,
  sureness,
  further = [],
}: AssessmentLines): FilingWarning[] {
  return [
    { code: 'compulsory-from', values: { otherIncome: otherIncomeFrom, wealth: wealthFrom, isAbove } },
    ...further.map((code) => ({ code, values: {} }) as const),
    ...(sureness === 'likely' ? [{ code: 'lines-likely', values: {} } as const] : []),
  ]
}
