import { lastFullYear } from '#cases/planning/due-date.ts'
import { type RequestableType, requestableTypes } from '#cases/process/case-types.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isCanton } from '#shop/domicile/cantons.ts'

export const maxRequestLength = 5_000
const maxExcerptLength = 120

export type CaseRequest = {
  taxYear: number
  caseType: string
  canton?: string
  description: string
  submissionKey: string
}

export type RequestError =
  | 'unknown-year'
  | 'unknown-type'
  | 'unknown-canton'
  | 'no-text'
  | 'text-too-long'
  | 'no-submission-key'

type ReadRequest = Omit<CaseRequest, 'canton'> & { caseType: RequestableType; canton: string | null }

/**
 * Tax years for which a client may request a case, newest first: the current year (for arrivals, sales and tax at
 * source) and the last three complete years.
 * @example requestableYears(new Date('2026-11-21')) // [2026, 2025, 2024, 2023]
 */
export function requestableYears(now: Date): number[] {
  const newest = lastFullYear(now)
  return [newest + 1, newest, newest - 1, newest - 2]
}

/** Returns the valid request, or its first error. Lengths are counted in code points, as PostgreSQL does. */
export function readCaseRequest(
  { taxYear, caseType, canton = '', description, submissionKey }: CaseRequest,
  now: Date,
): { ok: true; request: ReadRequest } | { ok: false; reason: RequestError } {
  if (!requestableYears(now).includes(taxYear)) return { ok: false, reason: 'unknown-year' }
  const type = requestableTypes.find((known) => known === caseType)
  if (!type) return { ok: false, reason: 'unknown-type' }
  if (canton !== '' && !isCanton(canton)) return { ok: false, reason: 'unknown-canton' }
  const text = cleanText(description)
  if (text === '') return { ok: false, reason: 'no-text' }
  if ([...text].length > maxRequestLength) return { ok: false, reason: 'text-too-long' }
  if (!/^[\w-]{8,100}$/.test(submissionKey)) return { ok: false, reason: 'no-submission-key' }
  return {
    ok: true,
    request: { taxYear, caseType: type, canton: canton || null, description: text, submissionKey },
  }
}

export function excerptOf(text: string): string {
  const emails = [...text.replace(/\s+/g, ' ')]
  return emails.length > maxExcerptLength ? `${emails.slice(0, maxExcerptLength).join('').trimEnd()}…` : emails.join('')
}
