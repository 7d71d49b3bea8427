import { type FigureCode, groupOf } from '#returns/amounts/figure-codes.ts'
import { counting } from '#returns/amounts/worksheet.ts'
import { maritalStatusOf, type TaxFacts } from '#returns/facts/facts-of.ts'
import { type EngineHousehold, householdOf, type KnownFacts } from '#returns/facts/household-of.ts'
import { isOwnedInPart } from '#returns/facts/owned-days.ts'
import type { Wealth } from '#returns/facts/wealth-of.ts'
import type { OwnerAbroadResult } from '#tax/allocation/owner-abroad.ts'
import type { Flag } from '#tax/flag.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { type GrossResult, grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import { otherCantonTax } from '#tax/gross/other-canton-tax.ts'
import type { TaxAmounts, TaxResult, YearFigures } from '#tax/ordinary/income-tax.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { liabilityPeriod } from '#tax/part-year/liability-period.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import type { TraceLine } from '#tax/trace.ts'
import { sumCents, type TaxFigure } from './engine-inputs.ts'
import { type ExpectedNote, leavesOpen, type Missing, type OpenItem } from './expected-note.ts'
import { notesOn } from './notes-on.ts'
import { expectedOwnerTax, isOwner, type Liability, liabilityOf } from './owner-abroad.ts'

export type ExpectedResult = {
  readonly ok: true
  readonly taxes: TaxAmounts
  readonly taxableIncome: { readonly federal: number; readonly canton: number }
  readonly wealth: Wealth
  readonly commune: TaxResult['commune']
  readonly trace: readonly TraceLine[]
  readonly flags: readonly Flag[]
  readonly notes: readonly ExpectedNote[]
  /** True if the result is as accurate as the public calculators; otherwise see `flags` and `notes`. */
  readonly checked: boolean
  readonly creditCents: number
  /** Tax less tax already withheld or prepaid. The client pays a positive balance; a negative one is refunded. */
  readonly balanceCents: number
  readonly household: GrossHousehold
  readonly engine: { readonly stateDate: string; readonly checksum: string }
}

export type ExpectedTax = ExpectedResult | { readonly ok: false; readonly reasons: readonly Missing[] }

type Source = Pick<FiguresSource, 'readFigures' | 'cantonOf'>

/**
 * Computes the tax with the engine of the public calculators. Figures without an amount are left out and noted; if
 * facts are missing, returns these as `reasons` instead.
 * @example expectedTax(figuresOnDisk, lines, facts) // { ok: true, taxes: { total: 23278 }, balanceCents: 133800, … }
 */
export function expectedTax(source: Source, figures: readonly TaxFigure[], facts: TaxFacts): ExpectedTax {
  const prepared = prepare(source, figures, facts)
  if (!prepared.ok) return prepared
  const { place, known, household, wealth, creditCents, notes: about, liability } = prepared
  const { canton, federal } = place.figures
  const engine = { stateDate: canton.stateDate, checksum: `${canton.checksum}${federal.checksum}` }
  if (isOwner(liability)) {
    const owner = expectedOwnerTax(figures, known, place.figures, place.commune)
    return { ...ownerResult(owner, prepared, figures), commune: nameOf(place), engine }
  }
  const result = grossSalaryTax(place.figures, place.commune, household)
  if (!result.ok) return { ok: false, reasons: [{ code: 'year-not-published', values: { year: result.year } }] }
  const notes = [...notesOn(about, result), ...otherCantonNotes(source, facts, household)]
  const { incomeTax, wealthTax, personalTax, total, taxableIncome, commune, trace, flags, exact } = result
  return {
    ok: true,
    taxes: { incomeTax, wealthTax, personalTax, total },
    taxableIncome,
    wealth,
    commune,
    trace,
    flags,
    notes,
    checked: exact && !notes.some(leavesOpen),
    creditCents,
    balanceCents: total * 100 - creditCents,
    household,
    engine,
  }
}

type Prepared = EngineHousehold & {
  readonly ok: true
  readonly place: Extract<Place, { ok: true }>
  readonly known: KnownFacts
  readonly liability: Liability
}
type NotComputed = { readonly ok: false; readonly reasons: readonly Missing[] }

function prepare(source: Source, figures: readonly TaxFigure[], facts: TaxFacts): Prepared | NotComputed {
  const place = placeOf(source, facts)
  const liability = liabilityOf(figures, facts)
  const missing = [...missingOf(figures, facts), ...(place.ok ? [] : [place.why])]
  if (liability === 'unknown') missing.push({ code: 'world-income-unknown', values: {} })
  const { civilStatus } = facts
  if (!place.ok || civilStatus === null || missing.length > 0) return { ok: false, reasons: missing }
  const known = { ...facts, civilStatus }
  return { ok: true, place, known, liability, ...householdOf(figures, known, place.figures) }
}

export type ComputedReturn = EngineHousehold & { readonly ok: true; figures: YearFigures; result: GrossResult }

/**
 * The engine's input and result of a return, from which the deductions of each level can be read; in a part-year, those
 * of the period. Without reasons: an owner who lives abroad has no lines, because the offices split costs and interest.
 */
export function computeReturn(
  source: Source,
  figures: readonly TaxFigure[],
  facts: TaxFacts,
): ComputedReturn | NotComputed {
  const prepared = prepare(source, figures, facts)
  if (!prepared.ok) return prepared
  const { place, household, notes, wealth, creditCents } = prepared
  if (isOwner(prepared.liability)) return { ok: false, reasons: [] }
  const result = grossSalaryTax(place.figures, place.commune, household)
  if (!result.ok) return { ok: false, reasons: [{ code: 'year-not-published', values: { year: result.year } }] }
  return { ok: true, household, notes, wealth, creditCents, result, figures: place.figures }
}

function nameOf({ commune: { bfsId, name }, figures: { canton } }: Extract<Place, { ok: true }>) {
  return { bfsId, name, canton: canton.canton }
}

function ownerResult(
  { taxes, federal, canton, flags, trace }: OwnerAbroadResult,
  { wealth, household, creditCents: allCredits, liability, known }: Prepared,
  figures: readonly TaxFigure[],
): Omit<ExpectedResult, 'commune' | 'engine'> {
  const { wealthTaxable, wealthForRate } = canton
  const isAtSource = liability === 'owner-at-source'
  const income = federal.incomeForRate
  const isInPart = (known.elsewhere?.properties ?? []).some((one) => one.isSwiss && isOwnedInPart(one, known.taxYear))
  const notes: ExpectedNote[] = [{ code: isAtSource ? 'owner-at-source' : 'owner-abroad', values: { income } }]
  const earned = (['self-employment', 'equity'] as const).filter((code) => figures.some((one) => one.code === code))
  const items: OpenItem[] = earned.map((code) => ({ code, reason: 'left-out-abroad' }))
  if (isInPart) items.push({ code: 'property', reason: 'owned-part-of-year' })
  if (items.length > 0) notes.push({ code: 'limits-open', values: { items } })
  // Tax at source on the salary is final, so it does not pay the tax on the property.
  const atSource = figures.filter(({ code }) => code === 'tax-at-source')
  const creditCents = allCredits - (isAtSource ? sumCents(atSource, 'credit') : 0)
  return {
    ok: true,
    taxes: { ...taxes, personalTax: 0 },
    taxableIncome: { federal: federal.incomeTaxable, canton: canton.incomeTaxable },
    wealth: {
      ...wealth,
      // The case may hold only a part of the worldwide assets.
      assets: wealthForRate > 0 ? wealthForRate + wealth.debts : wealth.assets,
      allowance: 0,
      taxable: wealthTaxable,
      forRate: wealthForRate,
      exempt: wealthForRate - wealthTaxable,
    },
    ...{ flags, trace, household, creditCents, checked: false },
    notes,
    balanceCents: taxes.total * 100 - creditCents,
  }
}

/** The other canton bills its tax itself; it is estimated at the multiplier of its capital, and not in the result. */
function otherCantonNotes(source: Source, { taxYear, elsewhere }: TaxFacts, household: GrossHousehold): ExpectedNote[] {
  const otherCanton = household.partYear?.otherCanton ?? household.otherCanton
  if (!otherCanton) return []
  const [canton, ...more] = elsewhere?.cantons ?? []
  const found = canton && more.length === 0 ? source.readFigures(taxYear, canton) : undefined
  const capital = found?.ok ? findCommune(found.canton, found.canton.rules.capitalCommune) : undefined
  const tax = found?.ok && capital && otherCantonTax(found, capital, household)
  const { income, costs, netWealth } = otherCanton
  const known = { income: income - costs, value: netWealth, canton: canton ?? null, tax: tax ? tax.total : null }
  const values = { ...known, ...(household.partYear && { days: household.partYear.days }) }
  return [{ code: 'other-canton', values }]
}

type Place =
  | { ok: true; figures: YearFigures; commune: NonNullable<ReturnType<typeof findCommune>> }
  | { ok: false; why: Missing }

function placeOf(source: Source, { taxYear: year, communeId }: TaxFacts): Place {
  if (communeId === null) return { ok: false, why: { code: 'commune-unknown', values: {} } }
  const canton = source.cantonOf(year, communeId)
  const notPublished = { ok: false, why: { code: 'year-not-published', values: { year } } } as const
  if (typeof canton === 'object') return notPublished
  if (canton === undefined) return { ok: false, why: { code: 'commune-not-in-year', values: { year } } }
  const found = source.readFigures(year, canton)
  if (!found.ok) return notPublished
  const commune = findCommune(found.canton, communeId)
  if (!commune) return { ok: false, why: { code: 'commune-not-in-year', values: { year } } }
  return { ok: true, figures: { canton: found.canton, federal: found.federal }, commune }
}

/** Whether a known job has no salary amount yet; a gross salary counts until a net salary of that person is known. */
function isSalaryUnknown(figures: readonly TaxFigure[], of: 'client' | 'partner'): boolean {
  const own = figures.filter(({ person }) => (person === 'partner') === (of === 'partner'))
  const count = (code: FigureCode, isKnown: boolean) =>
    own.filter((line) => line.code === code && (line.amountCents !== null) === isKnown).length
  if (count('side-job', false) > 0) return true
  const isNetKnown = count('salary', true) > 0
  if (count('salary', false) > (isNetKnown ? 0 : count('gross-salary', true))) return true
  return !isNetKnown && count('gross-salary', false) > 0
}

function isPeriodKnown({ taxYear, arrivedOn = null, leftOn = null }: TaxFacts): boolean {
  return (arrivedOn ?? leftOn) !== null && liabilityPeriod(taxYear, { arrivedOn, leftOn }).ok
}

function missingOf(figures: readonly TaxFigure[], facts: TaxFacts): Missing[] {
  const { civilStatus, birthYear, partnerBirthYear, isPartYear, taxYear: year } = facts
  const known = counting(figures).filter(({ amountCents }) => amountCents !== null)
  const hasGross = (of: 'client' | 'partner') =>
    known.some(({ code, person }) => code === 'gross-salary' && (person === 'partner') === (of === 'partner'))
  const isCouple = civilStatus !== null && maritalStatusOf(civilStatus) === 'married'
  const hasAny = known.some(({ code }) => groupOf(code) === 'income' || groupOf(code) === 'asset')
  const missing: (Missing | false)[] = [
    !hasAny && { code: 'no-figures', values: {} },
    isSalaryUnknown(figures, 'client') && { code: 'salary-unknown', values: { person: 'client' } },
    isCouple && isSalaryUnknown(figures, 'partner') && { code: 'salary-unknown', values: { person: 'partner' } },
    civilStatus === null && { code: 'civil-status-unknown', values: {} },
    hasGross('client') && birthYear === null && { code: 'birth-year-unknown', values: { person: 'client' } },
    isCouple &&
      hasGross('partner') &&
      partnerBirthYear === null && { code: 'birth-year-unknown', values: { person: 'partner' } },
    isPartYear && !isPeriodKnown(facts) && { code: 'part-year', values: { year } },
  ]
  return missing.filter((one) => one !== false)
}
