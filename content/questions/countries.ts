import type { RowColumn } from '#content/questions/question.ts'

export const countryColumn = { code: 'country', label: 'Country', kind: 'country' } as const satisfies RowColumn

export const currencyColumn = { code: 'currency', label: 'Currency', kind: 'currency' } as const satisfies RowColumn
