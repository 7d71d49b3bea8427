import { filingDates } from '#content/procedure/filing-dates.ts'
import type { RowColumn } from '#content/questions/question.ts'

export const countryColumn = { code: 'country', label: 'Country', kind: 'country' } as const satisfies RowColumn

/** Canton of a property outside the canton of residence; empty for one at home or abroad. */
export const cantonColumn = {
  code: 'canton',
  label: 'Canton, if not where you live',
  kind: 'choice',
  options: filingDates.map(({ canton: value, name: label }) => ({ value, label })),
} as const satisfies RowColumn

export const currencyColumn = { code: 'currency', label: 'Currency', kind: 'currency' } as const satisfies RowColumn
