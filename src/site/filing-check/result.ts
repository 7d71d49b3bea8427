import { extensionInWords } from '#content/procedure/deadline-words.ts'
import { deadlineOf } from '#content/procedure/deadlines.ts'
import { extensionRules } from '#content/procedure/extensions.ts'
import type { AddOnFlag, PackageId } from '#content/products/product.ts'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Canton } from '#tax/figures.ts'
import type { MustFile } from '#tax/withholding/must-file.ts'
import type { FilingAnswers } from './answers.ts'
import * as filingTexts from './locales/en.ts'

export type CantonDates = {
  name: string
  /** ISO day in the year after the tax year; null if the canton's date is not certain enough to be shown. */
  fileBy: string | null
  isLikely: boolean
  note: string | null
  source: string
  extendedTo: string | null
  isExtensionLikely: boolean
  extension: string
}

/** Filing date and first extension of a canton for a tax year. Dates of which we are not certain are null. */
export function cantonDates(canton: Canton, year: number): CantonDates {
  const row = deadlineOf(canton)
  const rule = extensionRules[canton]
  const step = rule.stepsSureness === 'unknown' ? undefined : rule.steps.find(({ until, who }) => until && !who)
  return {
    ...{ name: row.name, note: row.note, source: row.source },
    fileBy: row.sureness === 'unknown' ? null : `${year + 1}-${row.date}`,
    isLikely: row.sureness === 'likely',
    extendedTo: step ? `${year + 1}-${step.until}` : null,
    isExtensionLikely: rule.stepsSureness === 'likely',
    extension: extensionInWords(canton),
  }
}

/**
 * Main date of a result: the last day of the request or, in the ordinary assessment, the filing date. Null if only the
 * form from the tax office states the date, or if there is nothing to do.
 */
export function mainDay({ basis, requestUntil }: MustFile, { fileBy }: CantonDates): string | null {
  return basis === 'ordinary' ? fileBy : requestUntil
}

export type FittingPackage = { packageId: PackageId; flags: readonly AddOnFlag[] }

/** Package that suits the answers: Basic for a single salary in the ordinary assessment and nothing else. */
export function fittingPackage({ income, other = [], move }: FilingAnswers, { basis }: MustFile): FittingPackage {
  const hasOneSalary = income?.spouse === 'unmarried' || income?.spouse === 'none' || income?.own === 'none'
  const isSimple = basis === 'ordinary' && hasOneSalary && other.length === 0 && move?.move === 'no'
  const ownsProperty = other.includes('property') || other.includes('property-abroad')
  return {
    packageId: isSimple ? 'basic' : 'standard',
    flags: [
      ...(other.includes('self-employed') ? (['businessIncome'] as const) : []),
      ...(ownsProperty ? (['realEstate'] as const) : []),
    ],
  }
}

type DateRow = { term: string; strong: string; text: string }

type Dated = { answers: FilingAnswers; decision: MustFile; dates: CantonDates; today: string }

/** Rows with the dates of a result, in the order in which the person must act. */
export function resultDates({ answers, decision, dates, today }: Dated): DateRow[] {
  const words = t(filingTexts.filingResult).dates
  const { outcome, basis, requestUntil, mayBeQuasiResident } = decision
  const row = (
    day: string,
    [strong = '', text = '']: readonly string[],
    more: readonly (string | null | false)[] = [],
  ) => ({
    term: formatDate(day),
    strong,
    text: [text, ...more, day < today && words.passed].filter(Boolean).join(' '),
  })
  const extension: DateRow = dates.extendedTo
    ? row(dates.extendedTo, words.fileExtended(dates.name), [
        dates.extension,
        basis !== 'ordinary' && words.without,
        dates.extendedTo >= today && words.weRequest,
      ])
    : { term: words.extension, strong: '', text: dates.extension }
  const form = { term: words.onForm, strong: words.fileOnForm[0] ?? '', text: words.fileOnForm[1] ?? '' }
  const ifNot = { term: words.ifNot, strong: '', text: words.ifNotText }
  if (outcome === 'must' && basis === 'ordinary') {
    const file = dates.fileBy ? row(dates.fileBy, words.file, [dates.isLikely && words.likely, dates.note]) : null
    return [file ?? { ...form, text: `${form.text} ${dates.note ?? ''}`.trim() }, extension, ifNot]
  }
  if (outcome === 'must' && basis === 'abroad') return [form, ifNot]
  if (!requestUntil) return []
  if (outcome === 'must') {
    return [row(requestUntil, words.requestForm), ...(dates.extendedTo ? [extension] : [form, extension]), ifNot]
  }
  if (outcome === 'ask-canton') return [row(requestUntil, words.askOffice), form, ifNot]
  if (outcome === 'may') {
    const isLeaving = answers.move?.leavesOn === requestUntil
    const binding = { term: words.later, strong: '', text: words.binding }
    return [row(requestUntil, isLeaving ? words.requestLeaving : words.request), binding]
  }
  return mayBeQuasiResident ? [row(requestUntil, words.quasi)] : []
}
