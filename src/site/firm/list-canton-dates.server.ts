import { advancedTools } from '#content/pages/advanced-tools.ts'
import { procedureOf, type RateOfYear } from '#content/procedure/canton-procedure.ts'
import type { AssessmentLines } from '#content/procedure/compulsory-lines.ts'
import { dayInWords, extensionInWords } from '#content/procedure/deadline-words.ts'
import { filingDeadlines } from '#content/procedure/deadlines.ts'
import type { Canton } from '#content/procedure/filing-dates.ts'
import { federalInterest, interestYears } from '#content/procedure/interest.ts'
import type { Sourced, Sureness } from '#content/procedure/sureness.ts'
import { formatDate, formatFrancs } from '#platform/format.ts'
import { listed } from '#platform/intl-words.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'

type Term = keyof typeof siteTexts.cantonDates.terms

export type ProcedureRow = { term: Term; text: string; source: string | null; href?: string }

export type CantonDates = { canton: Canton; name: string; sureness: Sureness; rows: ProcedureRow[] }

export type DatesOfDay = { day: string; label: string; cantons: CantonDates[] }

const copy = () => t(siteTexts.cantonDates)

/** Procedure of each canton by filing date as texts, so that browsers do not have to load the tables. */
export function listCantonDates(): DatesOfDay[] {
  const days = [...new Set(filingDeadlines.map(({ date }) => date))].sort()
  return days.map((day) => ({
    ...{ day, label: dayInWords(day) },
    cantons: filingDeadlines
      .filter(({ date }) => date === day)
      .map(({ canton, name, sureness }) => ({ canton, name, sureness, rows: rowsOf(canton) })),
  }))
}

function rowsOf(canton: Canton): ProcedureRow[] {
  const found = procedureOf(canton)
  const { deadline, extension, lines, interest, address, requestOffice, objectionOffice, missing } = found
  const { others } = deadline
  const languages = found.languages.map((code) => copy().languages[code])
  return [
    row('return', [`${dayInWords(deadline.date)}.`, deadline.note], deadline),
    others && row('self-employed', [`${dayInWords(others.date)}.`, `${others.who}.`], others),
    row('extension', [extensionInWords(canton)], extension.sureness === 'certain' ? extension : null),
    lines && mustFileRow(lines),
    requestOffice && row('tax-at-source', [copy().requestTo(requestOffice.text)], requestOffice),
    ...(['arrears', 'credit'] as const).map((kind) => rateRow(kind, interest[kind])),
    row('language', [`${languages.join(', ')}.`, found.languageNote], null),
    address && row('office', [address.text], address),
    objectionOffice && row('objection', [objectionOffice.text], objectionOffice),
    missing.length > 0 && row('missing', [copy().askCanton(listed(missing.map((fact) => copy().missing[fact])))], null),
  ].filter((each) => !!each)
}

function row(term: Term, texts: readonly (string | null)[], sourced: Sourced | null): ProcedureRow {
  const source = sourced && copy().source(sourced.source, sourced.sureness !== 'certain')
  return { term, text: texts.filter(Boolean).join(' '), source }
}

/** A canton whose thresholds are 0 and "above" asks for a return with any other income or taxable wealth. */
function mustFileRow(lines: AssessmentLines): ProcedureRow {
  const { otherIncomeFrom, wealthFrom, isAbove, further = [], sureness, source, stateOn } = lines
  const words = copy()
  const { single, married } = wealthFrom
  const isAnyIncome = otherIncomeFrom === (isAbove ? 0 : 1)
  const income = isAnyIncome
    ? words.anyIncome
    : (isAbove ? words.aboveIncome : words.fromIncome)(money(otherIncomeFrom))
  const wealth = isAbove && single === 0 ? words.anyWealth : words.fromWealth(money(single))
  const couple = married === single ? '' : words.coupleWealth(money(married))
  const texts = [
    `${income}, ${wealth}${couple}.`,
    words.afterAllowance,
    further.includes('swiss-withholding-tax-claimed') ? words.claimsWithholdingTax : null,
    further.includes('property-in-canton') ? words.ownsProperty : null,
    words.stateOn(formatDate(stateOn)),
  ]
  return { ...row('must-file', texts, { sureness, source: source.title }), href: source.url }
}

const money = (francs: number) => `CHF ${formatFrancs(francs)}`

function rateRow(term: 'arrears' | 'credit', rates: readonly RateOfYear[]): ProcedureRow | null {
  if (rates.length === 0) return null
  const texts = rates.map(({ year, percent, note }) => `${copy().rate(year, percent)}${note ? ` (${note})` : ''}.`)
  const sources = [...new Set(rates.flatMap(({ source }) => source.split('; ')))].join('; ')
  const sureness = rates.every((rate) => rate.sureness === 'certain') ? 'certain' : 'likely'
  return row(term, texts, { sureness, source: sources })
}

/** What federal law lays down for all cantons. */
export function listFederalRows(): ProcedureRow[] {
  const rates = (kind: 'arrears' | 'credit') => interestYears.map((year) => ({ year, ...federalInterest[year][kind] }))
  return [
    { term: 'must-file', text: advancedTools.mustFile, source: null },
    { term: 'tax-at-source', text: advancedTools.sourceTaxDates, source: null },
    ...(['arrears', 'credit'] as const).flatMap((kind) => {
      const found = rateRow(kind, rates(kind))
      return found ? { ...found, text: `${copy().federalTax} ${found.text}` } : []
    }),
    { term: 'objection', text: advancedTools.objectionDates, source: null },
  ]
}
