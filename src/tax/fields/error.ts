import { z } from 'zod'
import type { Coded } from '#platform/coded.ts'
import type { NoTable } from '#tax/withholding/code-reasons.ts'
import type { Contradiction } from '#tax/withholding/residence.ts'

const plainErrors = [
  'not-understood',
  'amount-missing',
  'amount-negative',
  'amount-not-figures',
  'amount-too-large',
  'age-range',
  'age-at-withdrawal-range',
  'basis-unknown',
  'blocked-years',
  'border-unknown',
  'business-months-range',
  'canton-letters',
  'canton-unknown',
  'capital-missing',
  'child-ages-call',
  'child-ages-page',
  'children-range',
  'days-above-work',
  'days-range',
  'church-unknown',
  'commune-number',
  'commune-too-long',
  'confession-unknown',
  'country-unknown',
  'day-format',
  'day-unreadable',
  'days-in-wrong-order',
  'days-not-figures',
  'day-outside-year',
  'departure-before-arrival',
  'earner-age-range',
  'departure-day-missing',
  'employment-unknown',
  'equity-kind-unknown',
  'equity-taxed-when-received',
  'first-home-unknown',
  'home-abroad-unknown',
  'income-missing',
  'marital-status-unknown',
  'monthly-income-missing',
  'monthly-salary-missing',
  'move-day-missing',
  'partner-salary-missing',
  'paid-before-leaving',
  'parameter-twice',
  'percent-here-missing',
  'percent-range',
  'percent-total-below',
  'permit-unknown',
  'more-days-than-all',
  'open-question',
  'other-canton-missing',
  'assets-below-property',
  'day-not-in-year',
  'place-of-property-unknown',
  'profit-and-loss',
  'same-canton',
  'spouse-abroad-in-canton',
  'spouse-abroad-unmarried',
  'other-parent-unknown',
  'place-ambiguous',
  'place-missing',
  'place-without-figures',
  'property-days-missing',
  'property-type-unknown',
  'property-value-missing',
  'residence-unknown',
  'return-not-percent',
  'return-too-high',
  'salary-not-positive',
  'search-missing',
  'search-too-short',
  'second-salary-unmarried',
  'status-unknown',
  'stay-missing',
  'tariff-missing',
  'tariff-unreadable-call',
  'tariff-unreadable-page',
  'trace-unknown',
  'unit-value-missing',
  'units-missing',
  'wealth-missing',
  'year-digits',
  'year-missing',
  'year-of-vesting',
  'yes-or-no',
] as const
export type PlainError = (typeof plainErrors)[number]

export type ValuedErrors = {
  'ages-for-children': { count: number }
  'parameter-unknown': { known: readonly string[] }
  'year-not-published': { year: number }
  'year-not-compared': { year: number }
  'tariffs-not-published': { year: number }
  'deductions-not-published': { year: number }
  'limit-not-published': { year: number }
  'commune-unknown': { bfsId: number; year: number }
  'place-unmatched': { requested: string }
  'place-to-write-out': { names: readonly string[] }
  'tariff-without-table': { why: NoTable }
  contradiction: { why: Contradiction }
}
export type FieldError = PlainError | Coded<ValuedErrors>
export type FieldErrors = Readonly<Record<string, FieldError>>

export function error(code: PlainError): PlainError {
  return code
}

const counted = z.object({ params: z.object({ count: z.number() }) })

export function errorOf(issue: { readonly message: string }): FieldError {
  if (issue.message === 'ages-for-children') {
    return { code: 'ages-for-children', values: { count: counted.parse(issue).params.count } }
  }
  return plainErrors.find((code) => code === issue.message) ?? 'not-understood'
}

export function readQuery<Query extends z.ZodType>(
  schema: Query,
  parameters: Iterable<readonly [string, string]>,
): { ok: true; query: z.output<Query> } | { ok: false; errors: FieldErrors } {
  const given = Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== ''))
  const read = schema.safeParse(given)
  if (read.success) return { ok: true, query: read.data }
  const errors: Record<string, FieldError> = {}
  for (const issue of read.error.issues) errors[String(issue.path[0] ?? 'query')] ??= errorOf(issue)
  return { ok: false, errors }
}
