import { filingDeadlines } from '#content/deadlines.ts'

export const cantons = filingDeadlines
  .map(({ canton, name }) => ({ value: canton, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'de'))

export function isCanton(text: string): boolean {
  return cantons.some(({ value }) => value === text)
}

/** Filing date of the canton before any extension; 31 March if the canton is unknown. */
export function filingDateOf(taxYear: number, canton: string | null): string {
  const date = filingDeadlines.find((row) => row.canton === canton)?.date ?? '03-31'
  return `${taxYear + 1}-${date}`
}
