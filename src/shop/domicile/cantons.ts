import { type Canton, filingDates } from '#content/procedure/filing-dates.ts'

export const cantons = filingDates
  .map(({ canton, name }) => ({ value: canton, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'de'))

export function isCanton(text: string): text is Canton {
  return cantons.some(({ value }) => value === text)
}

export function cantonName(canton: string): string {
  return cantons.find(({ value }) => value === canton)?.label ?? canton
}

const defaultDate = '03-31'

/**
 * The canton's ordinary filing date for the tax year, even if it has passed. Unknown canton: the most common date.
 * @example filingDueOn({ taxYear: 2025, canton: 'BE' }) // '2026-03-15'
 */
export function filingDueOn({ taxYear, canton }: { taxYear: number; canton: string | null }): string {
  const date = filingDates.find((row) => row.canton === canton)?.date ?? defaultDate
  return `${taxYear + 1}-${date}`
}
