import type { RowColumn } from '#content/questions/question.ts'

export const countryColumn: RowColumn = {
  code: 'country',
  label: 'Country',
  kind: 'choice',
  required: true,
  options: [
    { value: 'CH', label: 'Switzerland' },
    { value: 'DE', label: 'Germany' },
    { value: 'FR', label: 'France' },
    { value: 'IT', label: 'Italy' },
    { value: 'AT', label: 'Austria' },
    { value: 'LI', label: 'Liechtenstein' },
    { value: 'PT', label: 'Portugal' },
    { value: 'ES', label: 'Spain' },
    { value: 'GB', label: 'United Kingdom' },
    { value: 'US', label: 'USA' },
    { value: 'other', label: 'Another country' },
  ],
}
