import { extensionInWords } from '#content/deadline-words.ts'
import { type FilingDeadline, filingDeadlines } from '#content/deadlines.ts'
import { extensionRules } from '#content/extensions.ts'
import type { AddOnFlag, PackageId } from '#content/products/product.ts'
import type { Canton } from '#tax/figures.ts'
import type { MustFile } from '#tax/withholding/must-file.ts'
import type { FilingAnswers } from './answers.ts'

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
  const row: FilingDeadline | undefined = filingDeadlines.find((each) => each.canton === canton)
  if (!row) throw new Error(`No filing date of the canton ${canton}`)
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
