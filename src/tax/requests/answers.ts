import { capitalBenefitTax } from '#tax/capital/capital-benefit-tax.ts'
import { type CommuneIndex, type FoundCommune, searchCommunes } from '#tax/communes/search-communes.ts'
import type { FieldError, FieldErrors } from '#tax/fields/error.ts'
import { assumedAges, assumedChildAge } from '#tax/fields/household.ts'
import type { Canton, CantonFigures, CommuneFigures, FederalFigures, NotPublished } from '#tax/figures.ts'
import { grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import { incomeTax, type TaxResult, type YearFigures } from '#tax/ordinary/income-tax.ts'
import { figuresAsOf, findCommune } from '#tax/ordinary/select.ts'
import { type FlagText, flagInWords, inWords, type TraceText } from '#tax/tax-texts.ts'
import type { TraceLine } from '#tax/trace.ts'
import type { WithholdingFigures } from '#tax/withholding/table.ts'
import { withholdingTax } from '#tax/withholding/withholding-tax.ts'
import type { CapitalBenefitQuery, CommunesQuery, GrossQuery, IncomeQuery, WithholdingQuery } from './queries.ts'

export type FiguresSource = {
  readFigures(year: number, canton: Canton): { ok: true; canton: CantonFigures; federal: FederalFigures } | NotPublished
  readWithholding(year: number, canton: Canton): { ok: true; figures: WithholdingFigures } | NotPublished
  cantonOf(year: number, bfsId: number): Canton | undefined | NotPublished
  communes(year: number): CommuneIndex | NotPublished
}

export type Answer<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly errors: FieldErrors }

type Traced = { readonly trace?: readonly TraceText[] }

function traced(requested: boolean, trace: readonly TraceLine[]): Traced {
  return requested ? { trace: trace.map((line) => inWords(line)) } : {}
}

export type IncomeBody = Omit<TaxResult, 'trace' | 'flags'> & Traced & { readonly flags: readonly FlagText[] }
export type GrossBody = IncomeBody & {
  readonly taxableIncome: { federal: number; canton: number }
  readonly exact: boolean
}
export type CapitalBody = Traced & {
  federal: number
  canton: number
  commune: number
  church: number
  total: number
  flags: readonly FlagText[]
}
export type WithholdingBody = Traced & { readonly ratePercent: number; readonly tax: number }

type Refused = { ok: false; errors: FieldErrors }

function refused(field: string, error: FieldError): Refused {
  return { ok: false, errors: { [field]: error } }
}

function notPublished(year: number): Refused {
  return refused('year', { code: 'year-not-published', values: { year } })
}

type Place = { ok: true; figures: YearFigures; commune: CommuneFigures } | Refused

function placeOf(source: FiguresSource, query: { year: number; commune: number; asOf?: string | undefined }): Place {
  const canton = source.cantonOf(query.year, query.commune)
  if (typeof canton === 'object') return notPublished(query.year)
  const { commune: bfsId, year } = query
  const unknown = refused('commune', { code: 'commune-unknown', values: { bfsId, year } })
  if (!canton) return unknown
  const found = source.readFigures(query.year, canton)
  if (!found.ok) return notPublished(query.year)
  const figures = query.asOf ? figuresAsOf(found.canton, query.asOf) : found.canton
  const commune = findCommune(figures, query.commune)
  return commune ? { ok: true, figures: { canton: figures, federal: found.federal }, commune } : unknown
}

export function answerIncome(source: FiguresSource, query: IncomeQuery): Answer<IncomeBody> {
  const place = placeOf(source, query)
  if (!place.ok) return place
  const { trace, flags, ...body } = incomeTax(place.figures, place.commune, {
    maritalStatus: query.maritalStatus,
    children: query.children,
    confession: query.confession,
    taxableIncome: query.taxableIncome,
    taxableIncomeFederal: query.taxableIncomeFederal ?? query.taxableIncome,
    taxableWealth: query.taxableWealth,
  })
  return { ok: true, body: { ...body, flags: flags.map(flagInWords), ...traced(query.trace, trace) } }
}

export function answerGross(source: FiguresSource, query: GrossQuery): Answer<GrossBody> {
  const place = placeOf(source, query)
  if (!place.ok) return place
  const assumed = query.childAges === undefined && (query.children ?? 0) > 0
  const childAges = query.childAges ?? Array<number>(query.children ?? 0).fill(assumedChildAge)
  const result = grossSalaryTax(place.figures, place.commune, { ...query, childAges })
  if (!result.ok) return notPublished(query.year)
  const { ok: _, trace, deductions: __, netSalary: ___, isReliefUnsure: ____, open: _____, ...body } = result
  const flags = [...result.flags, ...(assumed ? [assumedAges] : [])].map(flagInWords)
  return { ok: true, body: { ...body, flags, ...traced(query.trace, trace) } }
}

export function answerCapitalBenefit(source: FiguresSource, query: CapitalBenefitQuery): Answer<CapitalBody> {
  const place = placeOf(source, query)
  if (!place.ok) return place
  const { federal, canton, commune, church, total, flags, trace } = capitalBenefitTax(
    place.figures,
    place.commune,
    query,
  )
  const body = { federal, canton, commune, church, total, flags: flags.map(flagInWords) }
  return { ok: true, body: { ...body, ...traced(query.trace, trace) } }
}

export function answerWithholding(source: FiguresSource, query: WithholdingQuery): Answer<WithholdingBody> {
  const found = source.readWithholding(query.year, query.canton)
  if (!found.ok) return refused('year', { code: 'tariffs-not-published', values: { year: query.year } })
  const result = withholdingTax(found.figures, query.code, { incomeCents: query.monthlyIncome })
  if (!result.ok) return refused('code', { code: 'tariff-without-table', values: { why: result.why } })
  const body = { ratePercent: result.ratePercent, tax: result.taxCents / 100 }
  return { ok: true, body: { ...body, ...traced(query.trace, result.trace) } }
}

export function answerCommunes(
  source: FiguresSource,
  { q, year }: CommunesQuery,
): Answer<{ communes: FoundCommune[] }> {
  const index = source.communes(year)
  if ('ok' in index) return notPublished(year)
  return { ok: true, body: { communes: searchCommunes(index, q) } }
}
